package org.polemarch.launcher.author;

/** A complete small game. */
public final class NewGame {

    private static final String EXAMPLE = "skirmish";

    private NewGame() {}

    public static Project project(Names names) {
        Template template =
                new Template().with(names).with("kind", "A game for Polemarch.").with("requires", "");
        template.with("dependencies", template.file("game/dependencies.xml", "pom.xml"));
        Project project = new Project()
                .file("README.md", template.file("game/README.md", "README.md"))
                .file("pom.xml", template.file("pom.xml", "pom.xml"))
                .file(".gitignore", "target/\n");
        Example.of("example-game").rename(EXAMPLE, names).writeTo(project, template);
        return project;
    }
}
