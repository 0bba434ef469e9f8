package org.polemarch.launcher;

/** The program. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.out.println("polemarch");
    }
}
