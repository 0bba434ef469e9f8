package org.polemarch.launcher.author;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.polemarch.api.text.Words;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.wiring.DidYouMean;
import org.polemarch.core.wiring.Hook;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.launcher.words.Refused;

/** A variant that replaces one rule of an installed game. */
public final class NewVariant {

    private final InstalledGame game;
    private final Coordinates where;
    private final Hook rule;
    private final Seam seam;

    /**
     * Looks up the rule among the game's replaceable classes.
     *
     * @param rule its name, with or without its package, in any case
     * @param seam the method to override; empty for the easiest
     */
    public NewVariant(InstalledGame game, String rule, String seam) {
        this.game = game;
        this.where = Coordinates.of(game);
        PreparedGame<?> prepared = game.prepare(game.setup().build(), Optional.empty());
        this.rule = find(prepared.hooks(), rule);
        this.seam = Seam.choose(this.rule, seam);
    }

    private Hook find(List<Hook> hooks, String wanted) {
        List<Hook> found = hooks.stream()
                .filter(hook -> hook.type().getSimpleName().equalsIgnoreCase(wanted)
                        || hook.type().getName().equals(wanted))
                .toList();
        if (found.size() > 1) {
            throw new Refused("there are " + found.size() + " classes " + wanted + "; write which: "
                    + found.stream().map(hook -> hook.type().getName()).collect(Collectors.joining(", ")));
        }
        if (found.isEmpty()) {
            List<String> known =
                    hooks.stream().map(hook -> hook.type().getSimpleName()).toList();
            throw new Refused(DidYouMean.brief("rule of " + game.info().title(), wanted, known)
                    + "see them all with: polemarch rules " + game.id() + " --hooks");
        }
        return found.get(0);
    }

    /** What it replaces, by name. */
    public String rule() {
        return rule.type().getSimpleName();
    }

    /** The place of the number or the words to change first. */
    public String changed() {
        return rule() + "." + seam.name();
    }

    /** The file in which they stand. */
    public static String source(Names names, String rule) {
        return "src/main/java/" + names.path() + "/" + names.className() + rule + ".java";
    }

    public Project project(Names names) {
        Class<?> plugin = game.plugin().getClass();
        Template template = new Template()
                .with(names)
                .with("kind", "A variant of " + game.info().title() + ".")
                .with("game", game.id())
                .with("game.title", game.info().title())
                .with("requires", game.from().id())
                .with(where)
                .with("game.type", plugin.getName())
                .with("game.simple", plugin.getSimpleName())
                .with("rule", rule())
                .with("rule.type", rule.type().getName())
                .with("seam", seam.name())
                .with(
                        "seams",
                        Seam.all(rule).stream()
                                .map(each -> "- `" + each.line() + "`\n")
                                .collect(Collectors.joining()))
                .with("section", section(names))
                .with("sections", sections())
                .with("words", words())
                .with("change", seam.isFigure() ? "`MORE`" : "what `" + seam.name() + "` answers");
        template.with("dependencies", template.file("variant/dependencies.xml", "pom.xml"));
        String main = "src/main/java/" + names.path() + "/";
        String resources = "src/main/resources/" + names.path() + "/";
        String test = "src/test/java/" + names.path() + "/";
        return new Project()
                .file("README.md", template.file("variant/README.md", "README.md"))
                .file("pom.xml", template.file("pom.xml", "pom.xml"))
                .file(".gitignore", "target/\n")
                .file(
                        main + names.className() + "Variant.java",
                        template.file("variant/Variant.java.txt", "Variant.java"))
                .file(
                        source(names, rule()),
                        new Subclass(rule, seam)
                                .source(names.packageName(), names.className() + rule(), section(names)))
                .file(
                        resources + "messages.properties",
                        template.file("variant/messages.properties", "messages.properties"))
                .file(resources + "rules-index.json", template.file("variant/rules-index.json", "rules-index.json"))
                .file(
                        test + names.className() + "ContractTest.java",
                        template.file("variant/ContractTest.java.txt", "ContractTest.java"));
    }

    /** The variant's section: named after it, unless that would rewrite one of the game's. */
    private String section(Names names) {
        return game.plugin().ruleIndex().section(names.id()).isEmpty() ? names.id() : names.id() + "-variant";
    }

    private String sections() {
        return rule.sections().isEmpty() ? rule() : String.join(", ", rule.sections());
    }

    /** The game's words for the rule's moves, events and reasons, for the author to change. */
    private String words() {
        Words words = game.plugin().words();
        return Arrays.stream(rule.type().getClasses())
                .filter(Class::isRecord)
                .map(each -> each.getDeclaringClass().getSimpleName() + "." + each.getSimpleName())
                .filter(words::has)
                .sorted()
                .map(key -> "# " + key + " = " + words.text(key) + "\n")
                .collect(Collectors.joining());
    }
}
