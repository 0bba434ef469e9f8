package org.polemarch.api.ui;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.geometry.Pos;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.map.GeoBounds;
import org.polemarch.api.ui.map.MapPane;
import org.polemarch.api.ui.map.MapPath;
import org.polemarch.api.ui.map.MapRoute;
import org.polemarch.api.ui.map.MapSpace;
import org.polemarch.api.ui.map.PathStyle;
import org.polemarch.api.ui.map.PathStyle.Line;
import org.polemarch.api.ui.map.PathStyle.Mark;
import org.polemarch.api.ui.map.Regions;
import org.polemarch.api.ui.map.SpaceShape;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceBox;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.api.ui.table.Card;
import org.polemarch.api.ui.table.DicePane;
import org.polemarch.api.ui.table.FactTable;
import org.polemarch.api.ui.table.HandPane;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.api.ui.table.TableFrame;
import org.polemarch.api.ui.table.TrackPane;

/** Draws pages with every part of the kit, for people to look at. */
public final class KitGallery {

    private KitGallery() {}

    /** Draws all pages into a folder. */
    public static List<Path> draw(Path folder) {
        return Fx.call(() -> {
            List<Path> files = new ArrayList<>();
            for (Theme theme : Theme.values()) {
                String look = theme.name().toLowerCase(java.util.Locale.ROOT);
                files.add(page(points(), theme, 13, folder.resolve("kit-points-" + look + ".png")));
                files.add(page(areas(), theme, 13, folder.resolve("kit-areas-" + look + ".png")));
                files.add(page(parts(), theme, 13, folder.resolve("kit-parts-" + look + ".png")));
            }
            files.add(page(areas(), Theme.LIGHT, 22, folder.resolve("kit-areas-large.png")));
            return files;
        });
    }

    private static Path page(Region view, Theme theme, double fontSize, Path file) {
        VBox root = new VBox(view);
        VBox.setVgrow(view, javafx.scene.layout.Priority.ALWAYS);
        root.setStyle("-fx-font-size: " + fontSize + "px;");
        theme.applyTo(root);
        Scene scene = Fx.scene(root, 1400, 900);
        Fx.picture(scene, file);
        return file;
    }

    private static Targets targets() {
        return new Targets(new BoardHost() {
            @Override
            public void pick(Target target) {}

            @Override
            public void openRule(String section) {}
        });
    }

    static Regions regions() {
        return Regions.within(new GeoBounds(34.8, 19.4, 41.4, 28.6))
                .landSeed("attika", "Attika", 38.02, 23.75)
                .landSeed("beotia", "Beotia", 38.4, 23.1)
                .landSeed("phokis", "Phokis", 38.55, 22.4)
                .landSeed("aitolia", "Aitolia", 38.65, 21.5)
                .landSeed("thessalia", "Thessalia", 39.5, 22.3)
                .landSeed("makedonia", "Makedonia", 40.6, 22.4)
                .landSeed("chalkidike", "Chalkidike", 40.35, 23.5)
                .landSeed("thrake", "Thrake", 41.05, 25.1)
                .landSeed("epeiros", "Epeiros", 39.6, 20.6)
                .landSeed("korinthia", "Korinthia", 37.88, 22.85)
                .landSeed("achaia", "Achaia", 38.08, 21.9)
                .landSeed("elis", "Elis", 37.7, 21.5)
                .landSeed("arkadia", "Arkadia", 37.55, 22.2)
                .landSeed("argolis", "Argolis", 37.6, 22.9)
                .landSeed("messenia", "Messenia", 37.1, 21.8)
                .landSeed("lakonia", "Lakonia", 36.95, 22.6)
                .landSeed("euboia", "Euboia", 38.6, 23.8)
                .landSeed("troas", "Troas", 39.75, 26.6)
                .landSeed("ionia", "Ionia", 38.3, 27.2)
                .landSeed("karia", "Karia", 37.3, 28.0)
                .landSeed("kreta", "Kreta", 35.2, 24.8)
                .landSeed("lesbos", "Lesbos", 39.2, 26.3)
                .seaSeed("ionion", "Ionion pelagos", 37.5, 20.3)
                .seaSeed("kretikon", "Kretikon pelagos", 35.9, 24.2)
                .seaSeed("myrtoon", "Myrtoon", 37.0, 23.5)
                .seaSeed("ikarion", "Ikarion pelagos", 37.2, 26.2)
                .seaSeed("aigaion", "Aigaion pelagos", 38.9, 25.0)
                .seaSeed("thrakion", "Thrakion pelagos", 40.2, 25.0)
                .build();
    }

    private static Region areas() {
        Targets targets = targets();
        MapPane map = new MapPane(new GeoBounds(34.8, 19.4, 41.4, 28.6), targets)
                .framed(true)
                .inset("Sikelia", GeoBounds.SICILY, Pos.BOTTOM_LEFT, 0.2)
                .regions(regions())
                .spaces(List.of(MapSpace.at("syracuse", "Syrakousai", 37.07, 15.28)
                        .shaped(SpaceShape.FORTIFIED_HARBOUR)
                        .ranked(2)));
        Map<String, SideColour> owners = new LinkedHashMap<>();
        for (String athenian : List.of("attika", "euboia", "ionia", "lesbos", "aigaion")) {
            owners.put(athenian, SideColour.BLUE);
        }
        for (String spartan : List.of("lakonia", "messenia", "arkadia", "elis", "korinthia")) {
            owners.put(spartan, SideColour.RED);
        }
        owners.put("beotia", SideColour.GOLD);
        map.owners(owners);
        Map<String, List<Piece>> pieces = new LinkedHashMap<>();
        pieces.put(
                "attika",
                List.of(
                        Piece.of(PieceShape.HOPLITE, SideColour.BLUE).times(5),
                        Piece.of(PieceShape.TRIREME, SideColour.BLUE).times(7),
                        Piece.of(PieceShape.LEADER, SideColour.BLUE).marked("P")));
        pieces.put(
                "lakonia", List.of(Piece.of(PieceShape.HOPLITE, SideColour.RED).times(8)));
        pieces.put(
                "beotia", List.of(Piece.of(PieceShape.HOPLITE, SideColour.GOLD).times(3)));
        pieces.put(
                "aigaion", List.of(Piece.of(PieceShape.TRIREME, SideColour.BLUE).times(4)));
        pieces.put(
                "ionion",
                List.of(
                        Piece.of(PieceShape.TRIREME, SideColour.RED).times(2),
                        Piece.of(PieceShape.MERCHANT, SideColour.RED)));
        List<Piece> crowd = new ArrayList<>();
        for (int i = 0; i < 7; i++) {
            crowd.add(Piece.of(i < 4 ? PieceShape.HOPLITE : PieceShape.TRIREME, SideColour.side(i / 2))
                    .marked(Integer.toString(i)));
        }
        pieces.put("ionia", crowd);
        pieces.put("syracuse", List.of(Piece.of(PieceShape.TEMPLE, SideColour.GREEN)));
        map.pieces(pieces);
        targets.show(
                Set.of(Target.space("phokis"), Target.space("myrtoon"), Target.space("argolis")),
                List.of(Target.space("arkadia")));
        return new TableFrame(map);
    }

    private static Region points() {
        Targets targets = targets();
        MapPane map = new MapPane(GeoBounds.HELLAS, targets)
                .graticule(true)
                .inset("Sicily", GeoBounds.SICILY, Pos.BOTTOM_LEFT, 0.2)
                .spaces(towns())
                .caption("Aegean Sea", 38.9, 25.1, true)
                .caption("Ionian Sea", 37.3, 19.9, true)
                .caption("Thrace", 41.2, 25.3, false)
                .paths(paths());
        Map<String, SideColour> owners = new LinkedHashMap<>();
        for (String id : List.of("athens", "piraeus", "samos", "chios", "lesbos", "naxos", "byzantium", "potidaea")) {
            owners.put(id, SideColour.BLUE);
        }
        for (String id : List.of("sparta", "corinth", "gythium", "elis", "megara")) {
            owners.put(id, SideColour.RED);
        }
        owners.put("thebes", SideColour.GOLD);
        owners.put("argos", SideColour.GREEN);
        owners.put("syracuse", SideColour.PURPLE);
        map.owners(owners);
        Map<String, List<Piece>> pieces = new LinkedHashMap<>();
        pieces.put(
                "athens",
                List.of(
                        Piece.of(PieceShape.HOPLITE, SideColour.BLUE)
                                .marked("4")
                                .target(Target.piece("h4")),
                        Piece.of(PieceShape.LEADER, SideColour.BLUE).marked("N").target(Target.piece("nikias"))));
        pieces.put(
                "samos", List.of(Piece.of(PieceShape.TRIREME, SideColour.BLUE).times(6)));
        pieces.put(
                "sparta",
                List.of(
                        Piece.of(PieceShape.HOPLITE, SideColour.RED).marked("6"),
                        Piece.of(PieceShape.HOPLITE, SideColour.RED).down()));
        pieces.put(
                "corinth", List.of(Piece.of(PieceShape.TRIREME, SideColour.RED).marked("3")));
        pieces.put(
                "syracuse",
                List.of(Piece.of(PieceShape.TRIREME, SideColour.PURPLE).times(3)));
        map.pieces(pieces);
        map.routes(List.of(
                MapRoute.of(List.of("athens", "karystos", "naxos", "samos"), SideColour.BLUE.fill()),
                new MapRoute(List.of("sparta", "tegea", "argos"), SideColour.RED.fill(), true, true)));
        targets.show(
                Set.of(
                        Target.space("megara"),
                        Target.space("chalcis"),
                        Target.space("byzantium"),
                        Target.piece("h4"),
                        Target.space("melos")),
                List.of(Target.piece("nikias"), Target.space("delphi")));
        HandPane hand = new HandPane(targets, HandPane.Lay.ROW);
        hand.show(cards());
        return new TableFrame(map).below(hand);
    }

    private static List<MapSpace> towns() {
        return List.of(
                MapSpace.at("athens", "Athens", 37.973, 23.725)
                        .shaped(SpaceShape.CAPITAL)
                        .ranked(5)
                        .sized(1.25),
                MapSpace.at("piraeus", "Piraeus", 37.9, 23.55)
                        .shaped(SpaceShape.FORTIFIED_HARBOUR)
                        .ranked(1),
                MapSpace.at("sparta", "Sparta", 37.073, 22.43)
                        .shaped(SpaceShape.CAPITAL)
                        .ranked(5)
                        .sized(1.25),
                MapSpace.at("corinth", "Corinth", 37.906, 22.878)
                        .shaped(SpaceShape.FORTRESS)
                        .ranked(3),
                MapSpace.at("thebes", "Thebes", 38.32, 23.318)
                        .shaped(SpaceShape.FORTRESS)
                        .ranked(3),
                MapSpace.at("argos", "Argos", 37.63, 22.73)
                        .shaped(SpaceShape.FORTRESS)
                        .ranked(3),
                MapSpace.at("megara", "Megara", 37.996, 23.344),
                MapSpace.at("tegea", "Tegea", 37.455, 22.42),
                MapSpace.at("gythium", "Gythium", 36.755, 22.565).shaped(SpaceShape.HARBOUR),
                MapSpace.at("pylos", "Pylos", 36.957, 21.66).shaped(SpaceShape.HARBOUR),
                MapSpace.at("elis", "Elis", 37.89, 21.375),
                MapSpace.at("olympia", "Olympia", 37.64, 21.63).shaped(SpaceShape.DIAMOND),
                MapSpace.at("delphi", "Delphi", 38.48, 22.5).shaped(SpaceShape.DIAMOND),
                MapSpace.at("naupactus", "Naupactus", 38.393, 21.83).shaped(SpaceShape.HARBOUR),
                MapSpace.at("ambracia", "Ambracia", 39.16, 20.985),
                MapSpace.at("corcyra", "Corcyra", 39.6, 19.92)
                        .shaped(SpaceShape.FORTIFIED_HARBOUR)
                        .ranked(2),
                MapSpace.at("chalcis", "Chalcis", 38.463, 23.595).shaped(SpaceShape.SQUARE),
                MapSpace.at("karystos", "Karystos", 38.02, 24.42),
                MapSpace.at("larisa", "Larisa", 39.64, 22.42).shaped(SpaceShape.HEXAGON),
                MapSpace.at("potidaea", "Potidaea", 40.19, 23.33)
                        .shaped(SpaceShape.FORTRESS)
                        .ranked(2),
                MapSpace.at("amphipolis", "Amphipolis", 40.818, 23.847)
                        .shaped(SpaceShape.FORTRESS)
                        .ranked(2),
                MapSpace.at("thasos", "Thasos", 40.77, 24.7).shaped(SpaceShape.HARBOUR),
                MapSpace.at("abdera", "Abdera", 40.95, 24.98),
                MapSpace.at("byzantium", "Byzantium", 41.015, 28.98)
                        .shaped(SpaceShape.FORTIFIED_HARBOUR)
                        .ranked(3),
                MapSpace.at("lesbos", "Mytilene", 39.107, 26.555)
                        .shaped(SpaceShape.HARBOUR)
                        .ranked(1),
                MapSpace.at("chios", "Chios", 38.37, 26.135)
                        .shaped(SpaceShape.HARBOUR)
                        .ranked(1),
                MapSpace.at("samos", "Samos", 37.69, 26.94)
                        .shaped(SpaceShape.HARBOUR)
                        .ranked(2),
                MapSpace.at("ephesus", "Ephesus", 37.94, 27.34),
                MapSpace.at("miletus", "Miletus", 37.53, 27.28).shaped(SpaceShape.HARBOUR),
                MapSpace.at("rhodes", "Rhodes", 36.44, 28.22)
                        .shaped(SpaceShape.HARBOUR)
                        .ranked(2),
                MapSpace.at("naxos", "Naxos", 37.105, 25.375),
                MapSpace.at("melos", "Melos", 36.69, 24.42),
                MapSpace.at("aegean", "Aegean", 38.6, 24.9).shaped(SpaceShape.SEA),
                MapSpace.at("waypoint", "", 39.0, 22.6).shaped(SpaceShape.DOT),
                MapSpace.at("syracuse", "Syracuse", 37.07, 15.28)
                        .shaped(SpaceShape.FORTIFIED_HARBOUR)
                        .ranked(3),
                MapSpace.at("messana", "Messana", 38.19, 15.55).shaped(SpaceShape.HARBOUR));
    }

    private static List<MapPath> paths() {
        PathStyle coastal =
                PathStyle.SEA.lined(Line.DOTTED).coloured(Color.web("#1f6f78")).wide(18);
        return List.of(
                MapPath.of("athens", "megara", PathStyle.LAND),
                MapPath.of("megara", "corinth", PathStyle.LAND.marked(Mark.ISTHMUS)),
                MapPath.of("athens", "thebes", PathStyle.LAND.marked(Mark.PASS)),
                MapPath.of("thebes", "delphi", PathStyle.LAND),
                MapPath.of("thebes", "chalcis", PathStyle.LAND.marked(Mark.STRAIT)),
                MapPath.of("delphi", "naupactus", PathStyle.LAND),
                MapPath.of("delphi", "waypoint", PathStyle.LAND.marked(Mark.PASS)),
                MapPath.of("waypoint", "larisa", PathStyle.LAND.lined(Line.DOUBLE)),
                MapPath.of("corinth", "argos", PathStyle.LAND),
                MapPath.of("argos", "tegea", PathStyle.LAND),
                MapPath.of("tegea", "sparta", PathStyle.LAND),
                MapPath.of("sparta", "gythium", PathStyle.LAND),
                MapPath.of("tegea", "olympia", PathStyle.LAND.lined(Line.TICKED)),
                MapPath.of("olympia", "elis", PathStyle.LAND),
                MapPath.of("sparta", "pylos", PathStyle.LAND.lined(Line.DASH_DOT)),
                MapPath.of("larisa", "potidaea", PathStyle.LAND).bent(-0.1),
                MapPath.of("potidaea", "amphipolis", PathStyle.LAND),
                MapPath.of("amphipolis", "abdera", PathStyle.LAND),
                MapPath.of("corcyra", "ambracia", PathStyle.SEA.marked(Mark.BASE)),
                MapPath.of("corcyra", "syracuse", PathStyle.SEA),
                MapPath.of("messana", "syracuse", coastal),
                MapPath.of("karystos", "naxos", PathStyle.SEA),
                MapPath.of("naxos", "samos", PathStyle.SEA).bent(0.08),
                MapPath.of("samos", "chios", coastal),
                MapPath.of("chios", "lesbos", coastal),
                MapPath.of("lesbos", "byzantium", PathStyle.SEA).bent(-0.15),
                MapPath.of("thasos", "byzantium", PathStyle.SEA).bent(-0.1),
                MapPath.of("naxos", "melos", PathStyle.SEA),
                MapPath.of("melos", "gythium", PathStyle.SEA).bent(-0.1),
                MapPath.of("miletus", "rhodes", coastal),
                MapPath.of("chios", "aegean", PathStyle.SEA),
                MapPath.of("aegean", "karystos", PathStyle.SEA),
                MapPath.of("ephesus", "miletus", PathStyle.LAND),
                MapPath.of("ephesus", "samos", PathStyle.LAND.lined(Line.DOUBLE).coloured(Color.web("#8c3b2a"))));
    }

    private static List<Card> cards() {
        List<Card> cards = new ArrayList<>();
        cards.add(Card.of(
                        "raid",
                        "Raid on the coast",
                        "Choose a coastal area next to one of your fleets. Its owner loses one hoplite there or pays two talents.",
                        SideColour.BLUE)
                .kind("Event")
                .corners("3")
                .footer("Athens, from 431 BC"));
        cards.add(Card.of(
                        "muster",
                        "Muster",
                        "Place up to two hoplites in areas you control with a city.",
                        SideColour.RED)
                .corners("1", "2")
                .footer("Sparta"));
        cards.add(Card.of(
                        "oracle",
                        "Oracle of Delphi",
                        "Look at the top three cards; put them back in any order.",
                        SideColour.GOLD)
                .kind("Politics")
                .footer("Either side"));
        cards.add(Card.of(
                        "walls",
                        "Long Walls",
                        "The city cannot be besieged by land while it has a harbour.",
                        SideColour.GREEN)
                .corners("V"));
        cards.add(Card.back("secret", "Strategy", SideColour.RED));
        return cards;
    }

    private static Region parts() {
        Targets targets = targets();
        VBox left = new VBox(10);
        left.setStyle("-fx-padding: 0.8em;");
        VBox.setVgrow(left, javafx.scene.layout.Priority.ALWAYS);
        for (SideColour colour : SideColour.ALL) {
            List<Piece> row = new ArrayList<>();
            for (PieceShape shape : PieceShape.values()) {
                row.add(Piece.of(shape, colour).marked("3").sized(1.2));
            }
            left.getChildren().add(new PieceBox(targets, row).setColumns(20));
        }
        List<Piece> states = new ArrayList<>();
        for (PieceShape shape : PieceShape.values()) {
            states.add(Piece.of(shape, SideColour.IVORY)
                    .target(Target.piece("lit-" + shape))
                    .sized(1.2));
        }
        left.getChildren().add(new PieceBox(targets, states).setColumns(20).setOverlap(-0.3));
        List<Piece> more = new ArrayList<>();
        for (SideColour colour : SideColour.ALL) {
            more.add(Piece.of(PieceShape.HOPLITE, colour).times(12));
            more.add(Piece.of(PieceShape.MARKER, colour).down());
            more.add(Piece.of(PieceShape.MARKER, colour).marked("VIII"));
        }
        more.add(Piece.of(PieceShape.TRIREME, SideColour.NEUTRAL).usedUp());
        left.getChildren().add(new PieceBox(targets, more).setColumns(30));
        left.getChildren().add(new PieceBox(targets, more).setColumns(30).setOverlap(0.4));
        TrackPane track = new TrackPane(targets, "Treasury in talents", 0, 20).clickable(n -> Target.button("t" + n));
        track.show(Map.of(
                7,
                List.of(Piece.of(PieceShape.DISK, SideColour.BLUE).sized(0.7)),
                12,
                List.of(
                        Piece.of(PieceShape.DISK, SideColour.RED).sized(0.7),
                        Piece.of(PieceShape.DISK, SideColour.GOLD).sized(0.7))));
        TrackPane assembly =
                new TrackPane(targets, "Assembly", -4, 4, n -> n == 0 ? "\u03b1\u03b2" : Integer.toString(Math.abs(n)));
        assembly.show(
                Map.of(-2, List.of(Piece.of(PieceShape.BANNER, SideColour.BLUE).sized(0.8))));
        DicePane dice = new DicePane();
        dice.show(SideColour.IVORY, 1, 2, 3, 4, 5, 6);
        dice.add(SideColour.RED, 4, 6);
        dice.add(SideColour.BLUE, 12);
        Button pass = new Button("Pass");
        targets.add(pass, Target.button("pass"), "Pass");
        Button other = new Button("Not lit");
        targets.add(other, Target.button("other"), "Not lit");
        HBox buttons = new HBox(20, dice, pass, other);
        buttons.setAlignment(Pos.CENTER_LEFT);
        left.getChildren().addAll(track, assembly, buttons);
        HandPane fan = new HandPane(targets, HandPane.Lay.FAN);
        fan.show(cards());
        left.getChildren().add(fan);
        FactTable facts = new FactTable("", "VP", "Cities", "Treasury")
                .row("Athens", "23", "7", "12")
                .row("Sparta", "19", "6", "4")
                .row("Thebes", "11", "3", "2");
        PieceBox pool = new PieceBox(targets).setColumns(8);
        List<Piece> cubes = new ArrayList<>();
        for (int i = 0; i < 14; i++) {
            cubes.add(Piece.of(PieceShape.CUBE, SideColour.side(i / 3)).sized(0.75));
        }
        pool.show(cubes);
        Set<Target> lit = new LinkedHashSet<>(
                Set.of(Target.button("pass"), Target.card("muster"), Target.button("t9"), Target.button("t10")));
        for (PieceShape shape : PieceShape.values()) {
            lit.add(Target.piece("lit-" + shape));
        }
        targets.show(
                lit,
                List.of(
                        Target.piece("lit-CUBE"),
                        Target.piece("lit-HOPLITE"),
                        Target.card("oracle"),
                        Target.button("t14")));
        return new TableFrame(left)
                .side(
                        24,
                        new Panel("Standing", facts).addToHead(new Badge("429 BC", SideColour.PURPLE)),
                        new Panel("Influence", pool),
                        new Panel("Folded", new FactTable()).setOpen(false));
    }
}
