package org.polemarch.launcher;

import org.polemarch.launcher.cli.Polemarch;

/** The program. It does not extend the window's application class, so that it starts without a display. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        // Guice would define classes by means that newer JDKs warn about; the rules do not need them.
        System.setProperty("guice_custom_class_loading", "CHILD");
        Home home = Home.find(System.getenv(), System.getProperty("user.home"), System.getProperty("os.name"));
        System.exit(Polemarch.run(home, Console.standard(), args));
    }
}
