package org.polemarch.launcher.machine;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.Optional;
import org.polemarch.launcher.words.Plain;

/** Prints plain text only, whatever a file contained, and remembers why it could not. */
public final class PlainPrinter extends PrintWriter {

    private final Remembering under;

    public PlainPrinter(Writer out) {
        this(new Remembering(out));
    }

    private PlainPrinter(Remembering under) {
        super(new Sink(under), true);
        this.under = under;
    }

    /** Why something couldn't be written; empty if everything was. */
    public Optional<IOException> failure() {
        checkError();
        return Optional.ofNullable(under.failure);
    }

    /** Where the program itself may write more than plain text, such as bold headings. */
    public PrintWriter styled() {
        return new PrintWriter(under, true);
    }

    /** Remembers the first failure, because printers don't report it. */
    private static final class Remembering extends FilterWriter {

        private IOException failure;

        Remembering(Writer out) {
            super(out);
        }

        @Override
        public void write(int each) throws IOException {
            write(String.valueOf((char) each), 0, 1);
        }

        @Override
        public void write(char[] text, int from, int length) throws IOException {
            write(new String(text, from, length), 0, length);
        }

        @Override
        public void write(String text, int from, int length) throws IOException {
            try {
                out.write(text, from, length);
            } catch (IOException e) {
                throw failed(e);
            }
        }

        @Override
        public void flush() throws IOException {
            try {
                out.flush();
            } catch (IOException e) {
                throw failed(e);
            }
        }

        private IOException failed(IOException e) {
            failure = failure == null ? e : failure;
            return e;
        }
    }

    private static final class Sink extends FilterWriter {

        Sink(Writer out) {
            super(out);
        }

        @Override
        public void write(int each) throws IOException {
            write(String.valueOf((char) each), 0, 1);
        }

        @Override
        public void write(char[] text, int from, int length) throws IOException {
            write(new String(text, from, length), 0, length);
        }

        /** A carriage return may be at the edge of a piece; there it ends a line, or begins one that is overwritten. */
        @Override
        public void write(String text, int from, int length) throws IOException {
            String piece = text.substring(from, from + length);
            int start = piece.startsWith("\r") ? 1 : 0;
            int end = piece.endsWith("\r\n") ? length - 2 : piece.endsWith("\r") ? length - 1 : length;
            out.write(
                    end <= start
                            ? piece
                            : piece.substring(0, start)
                                    + Plain.text(piece.substring(start, end))
                                    + piece.substring(end));
        }
    }
}
