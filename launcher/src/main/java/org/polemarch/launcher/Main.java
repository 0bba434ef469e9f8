package org.polemarch.launcher;

import java.util.OptionalInt;
import org.polemarch.api.text.Language;
import org.polemarch.launcher.cli.Polemarch;
import org.polemarch.launcher.machine.ChosenLanguage;
import org.polemarch.launcher.machine.Console;
import org.polemarch.launcher.machine.Display;
import org.polemarch.launcher.machine.ExitGuard;
import org.polemarch.launcher.machine.Home;
import org.polemarch.launcher.machine.SwiftStart;

/** The program. It does not extend the window's application class, so that it starts without a display. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        // Guice would define classes by means that newer JDKs warn about; the rules do not need them.
        System.setProperty("guice_custom_class_loading", "CHILD");
        String system = System.getProperty("os.name");
        Home home = Home.find(System.getenv(), System.getProperty("user.home"), system);
        boolean window =
                args.length == 0 && Display.obstacle(System.getenv(), system).isEmpty();
        OptionalInt code = window ? SwiftStart.window(home) : SwiftStart.play(home, args);
        if (code.isPresent()) {
            System.exit(code.getAsInt());
        }
        if (SwiftStart.isLong(args)) {
            SwiftStart.afterTheFirst(() -> System.exit(1));
        }
        Language.use(ChosenLanguage.of(home, System.getenv(), args));
        Console console = Console.standard();
        Console.keepForTheProgram();
        ExitGuard.watch(console.err());
        ExitGuard.exit(Polemarch.run(home, console, args));
    }
}
