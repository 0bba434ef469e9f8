package org.polemarch.core.admission;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.core.admission.Trouble.Kind;
import org.polemarch.core.contract.ContractCheck;
import org.polemarch.core.contract.Finding;
import org.polemarch.core.contract.Rigour;
import org.polemarch.core.contract.SetupCase;
import org.polemarch.core.engine.Watchdog;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.plugins.InstalledVariant;
import org.polemarch.core.plugins.PluginFolders;
import org.polemarch.core.plugins.PluginHost;
import org.polemarch.core.plugins.PluginStatus;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.wiring.SetupFault;

/** The other Java machine of an {@link Admission}: what a plugin does here harms nobody. */
final class Examination {

    static final String DONE = "DONE";
    static final String PLAYING = "PLAYING";

    private final String word;
    private final PrintStream out;
    private final int games;

    private Examination(String word, PrintStream out, int games) {
        this.word = word;
        this.out = out;
        this.games = games;
    }

    /** Arguments: bundled folder, user folder, trust file, API version, file, games. The word comes on standard input. */
    public static void main(String[] args) throws IOException {
        PrintStream out = System.out;
        System.setOut(System.err);
        String word = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)).readLine();
        Examination examination = new Examination(word, out, Integer.parseInt(args[5]));
        PluginFolders folders = new PluginFolders(Path.of(args[0]), Path.of(args[1]), Path.of(args[2]));
        examination.examine(PluginHost.openToExamine(folders, args[3], Path.of(args[4])), Path.of(args[4]));
        examination.say(DONE, "");
        Runtime.getRuntime().halt(0); // threads that a plugin left behind must not keep the machine alive
    }

    private void say(String what, String text) {
        out.print(word + " " + what + " " + text.replace('\n', '\u001f') + "\n");
        out.flush();
    }

    private void examine(PluginHost host, Path file) {
        PluginStatus visitor = host.plugins().stream()
                .filter(plugin -> plugin.file().equals(file))
                .findFirst()
                .orElseThrow();
        if (!visitor.loaded()) {
            say(Kind.CANNOT_LOAD.name(), visitor.problem());
            return;
        }
        boolean found = false;
        for (InstalledGame game : host.catalog().games()) {
            List<SetupCase> setups = setups(game, file);
            found |= !setups.isEmpty();
            check(game, setups);
        }
        if (!found) {
            say(Kind.CANNOT_LOAD.name(), "it brings no game and no variant that could be checked");
        }
    }

    /** Everything of a game that the file brings, or only its variants. */
    private static List<SetupCase> setups(InstalledGame game, Path file) {
        List<VariantPlugin> brought = game.variants().stream()
                .filter(variant -> variant.from().file().equals(file))
                .map(InstalledVariant::plugin)
                .toList();
        if (game.from().file().equals(file)) {
            return SetupCase.all(game.info(), brought);
        }
        List<SetupCase> setups = new ArrayList<>();
        brought.forEach(variant -> setups.addAll(SetupCase.of(variant, game.info())));
        return setups;
    }

    private void check(InstalledGame game, List<SetupCase> setups) {
        ContractCheck contract =
                new ContractCheck(Rigour.USUAL.withGames(games).withPatience(Watchdog.usualPatience()), List.of());
        Map<String, Finding> findings = new LinkedHashMap<>();
        for (SetupCase setup : setups) {
            say(PLAYING, game.info().title() + ", " + setup.name());
            try {
                PreparedGame<?> prepared = setup.prepare(game.plugin());
                contract.run(prepared).forEach(finding -> findings.putIfAbsent(finding.promise(), finding));
            } catch (SetupFault e) {
                say(Kind.CANNOT_LOAD.name(), e.getMessage());
            }
        }
        findings.values().forEach(finding -> say(Kind.BROKEN_PROMISE.name(), finding.text()));
    }
}
