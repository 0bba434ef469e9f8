package org.polemarch.launcher.cli;

import java.util.regex.Pattern;

/** A line without what is the same in every language: options, quoted and bracketed input, files, addresses, ids and figures. */
final class Untyped {

    private static final Pattern TYPED = Pattern.compile(
            "\\[[^\\[\\]]*]|'[^'⟦⟧]*'|(?<!\\w)--?[a-z][\\w-]*(?:=\\S+)?"
                    + "|\\S*[/\\\\]\\S*|\\S+\\.(?:jar|json|html|png)\\b|\\b[a-z]\\w*(?:\\.\\w+)+\\b|\\b[a-z]+(?:-[a-z0-9]+)+\\b|\\b[A-Z]+(?:[_|=][A-Z]+)+\\b");

    private Untyped() {}

    static String of(String line) {
        return TYPED.matcher(line).replaceAll(" ");
    }
}
