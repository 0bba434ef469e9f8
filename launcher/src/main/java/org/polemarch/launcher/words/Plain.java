package org.polemarch.launcher.words;

/**
 * Makes texts from files safe to show: characters that would control a terminal, or change the direction of text,
 * appear as question marks.
 */
public final class Plain {

    private static final char INSTEAD = '\uFFFD';

    private Plain() {}

    /** In one line, such as a title. */
    public static String line(String text) {
        return of(text, "");
    }

    /** With its lines and tabs. */
    public static String text(String text) {
        return of(text, "\n\t");
    }

    private static String of(String text, String kept) {
        StringBuilder plain = null; // nearly every text is plain already
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            if (steers(each) && kept.indexOf(each) < 0) {
                plain = plain == null ? new StringBuilder(text) : plain;
                plain.setCharAt(i, INSTEAD);
            }
        }
        return plain == null ? text : plain.toString();
    }

    private static boolean steers(char each) {
        return Character.isISOControl(each)
                || (each >= '\u2028' && each <= '\u202E')
                || (each >= '\u2066' && each <= '\u2069')
                || each == '\u200E'
                || each == '\u200F'
                || each == '\u061C';
    }
}
