package org.polemarch.launcher.author;

import org.polemarch.core.plugins.InstalledGame;

/** A bot for an installed game. */
public final class NewBot {

    private static final String EXAMPLE = "scout";

    private NewBot() {}

    public static Project project(InstalledGame game, Names names) {
        Class<?> plugin = game.plugin().getClass();
        Template template = new Template()
                .with(names)
                .with("kind", "A bot that plays " + game.info().title() + ".")
                .with("requires", "")
                .with("game", game.id())
                .with("game.title", game.info().title())
                .with(Coordinates.of(game));
        template.with("dependencies", template.file("bot/dependencies.xml", "pom.xml"));
        Project project = new Project()
                .file("README.md", template.file("bot/README.md", "README.md"))
                .file("pom.xml", template.file("pom.xml", "pom.xml"))
                .file(".gitignore", "target/\n");
        Example.of("example-bot")
                .rename("org.example.skirmish.SkirmishPlugin", plugin.getName())
                .rename("SkirmishPlugin", plugin.getSimpleName())
                .rename("skirmish", game.id())
                .rename(EXAMPLE, names)
                .writeTo(project, template);
        return project;
    }
}
