package org.polemarch.perikles.ui;

import java.util.List;
import java.util.Locale;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.perikles.model.InfluenceTile;
import org.polemarch.perikles.model.Power;

/** What influence tiles look like: the colour of the city, a jar for each shard, a sign for candidate and assassin. */
final class TileLooks {

    private TileLooks() {}

    static SideColour colour(InfluenceTile tile) {
        return tile == InfluenceTile.ANY ? SideColour.IVORY : Looks.of(city(tile));
    }

    private static Power city(InfluenceTile tile) {
        return Power.valueOf(tile.name().substring(0, tile.name().indexOf('_')));
    }

    private static boolean is(InfluenceTile tile, String kind) {
        return tile.name().toLowerCase(Locale.ROOT).endsWith(kind);
    }

    /** The tile as a piece beside its holder. */
    static Piece piece(InfluenceTile tile, Words words) {
        String sign = is(tile, "double") ? "2" : is(tile, "candidate") ? "1α" : is(tile, "assassin") ? "1†" : "1";
        return Piece.of(PieceShape.AMPHORA, colour(tile)).marked(sign).called(words.name(tile));
    }

    /** What a tile is called, and what it makes its taker do. */
    static String title(InfluenceTile tile, Words words) {
        return tile == InfluenceTile.ANY ? words.text("tile.any") : words.name(city(tile));
    }

    /** A jar for each cube it brings. */
    static List<Piece> shards(InfluenceTile tile, Words words) {
        boolean two = is(tile, "double");
        Piece jar = Piece.of(PieceShape.AMPHORA, colour(tile))
                .sized(0.9)
                .called(words.text(two ? "tile.double" : "tile.single"));
        return two ? List.of(jar, jar) : List.of(jar);
    }

    /** Its sign in a word, or nothing. */
    static String sign(InfluenceTile tile, Words words) {
        return is(tile, "candidate")
                ? words.text("tile.candidate")
                : is(tile, "assassin") ? words.text("tile.assassin") : "";
    }
}
