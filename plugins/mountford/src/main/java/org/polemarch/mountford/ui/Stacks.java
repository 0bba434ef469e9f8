package org.polemarch.mountford.ui;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.mountford.view.Chart;
import org.polemarch.mountford.view.Glossary;
import org.polemarch.mountford.view.MountfordView;

/** The pieces in each space: markers, armies behind their leaders, SPs at home. */
final class Stacks {

    private final Glossary glossary;
    private final Words words;

    Stacks(Glossary glossary, Words words) {
        this.glossary = glossary;
        this.words = words;
    }

    Map<String, List<Piece>> pieces(MountfordView view) {
        Map<String, List<Piece>> pieces = new LinkedHashMap<>();
        for (MountfordView.SpaceView space : view.spaces()) {
            List<Piece> markers = markers(space);
            if (!markers.isEmpty()) {
                pieces.put(space.id(), markers);
            }
        }
        for (MountfordView.Stack stack : view.stacks()) {
            List<Piece> there = pieces.computeIfAbsent(stack.space(), key -> new ArrayList<>());
            if (stack.leader().isEmpty()) {
                stack.sps().forEach(sps -> there.add(atHome(sps, stack)));
            } else {
                army(stack, there);
            }
        }
        return pieces;
    }

    private List<Piece> markers(MountfordView.SpaceView space) {
        List<Piece> markers = new ArrayList<>();
        String name = glossary.space(space.id());
        if (space.rebellion()) {
            markers.add(Piece.of(PieceShape.BANNER, SideColour.BLACK)
                    .marked("R")
                    .sized(0.7)
                    .called(name + ": " + words.text("ui.rebellion")));
        } else if (space.garrison()) {
            markers.add(Piece.of(PieceShape.BANNER, Looks.power(space.owner()))
                    .marked(Looks.letter(space.owner()))
                    .sized(0.7)
                    .called(name + ": " + words.text("ui.garrison") + ", " + glossary.power(space.owner())));
        }
        if (space.colony()) {
            markers.add(Piece.of(PieceShape.TOWER, SideColour.RED)
                    .sized(0.7)
                    .called(name + ": " + words.text("ui.colony")));
        }
        if (!space.besieger().isEmpty()) {
            markers.add(Piece.of(PieceShape.DISK, Looks.seat(space.besieger()))
                    .marked(Integer.toString(space.siegePoints()))
                    .sized(0.7)
                    .called(name + ": " + space.siegePoints() + " " + words.text("ui.siege-points") + " "
                            + words.text("Seat." + space.besieger())));
        }
        return markers;
    }

    private Piece atHome(MountfordView.Sps sps, MountfordView.Stack stack) {
        Chart.SpKind kind = glossary.kind(sps.kind());
        return Piece.of(Looks.shape(kind.type()), Looks.power(stack.power()))
                .marked(Looks.mark(kind.type(), kind.homeGuard()))
                .times(sps.count())
                .sized(0.8)
                .called(kind.name())
                .target(Target.piece(kind.id()));
    }

    private void army(MountfordView.Stack stack, List<Piece> there) {
        SideColour colour = Looks.power(stack.power());
        Chart.TileFace leader = glossary.tile(stack.leader());
        Target target = Target.piece(stack.leader());
        String army = words.text("ui.army-of") + " " + leader.name();
        there.add(Piece.of(PieceShape.LEADER, colour)
                .marked(leader.name().substring(0, 2))
                .called(army + " (" + glossary.rating(leader) + "): " + new Strength(stack, words).inWords())
                .target(target));
        troops(stack.hoplites(), "hoplite", "ui.hoplite", colour, army, target, there);
        troops(stack.cavalry(), "cavalry", "ui.cavalry", colour, army, target, there);
        troops(stack.naval(), "naval", "ui.naval", colour, army, target, there);
    }

    private void troops(
            int count, String type, String key, SideColour colour, String army, Target target, List<Piece> there) {
        if (count > 0) {
            there.add(Piece.of(Looks.shape(type), colour)
                    .marked(Looks.mark(type, false))
                    .times(count)
                    .sized(0.85)
                    .called(army + ": " + words.text(key))
                    .target(target));
        }
    }
}
