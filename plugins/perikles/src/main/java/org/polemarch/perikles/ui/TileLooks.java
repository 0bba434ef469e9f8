package org.polemarch.perikles.ui;

import java.util.Collections;
import java.util.List;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.perikles.model.InfluenceTile;
import org.polemarch.perikles.model.InfluenceTile.Symbol;

/** What influence tiles look like: the colour of the city, a jar for each shard, a sign for candidate and assassin. */
final class TileLooks {

    private TileLooks() {}

    static SideColour colour(InfluenceTile tile) {
        return tile.city().map(Looks::of).orElse(SideColour.IVORY);
    }

    /** The tile as a piece beside its holder. */
    static Piece piece(InfluenceTile tile, Words words) {
        String sign = tile.symbol() == Symbol.NONE ? "" : tile.symbol() == Symbol.CANDIDATE ? "α" : "†";
        return Piece.of(PieceShape.AMPHORA, colour(tile))
                .marked(tile.shards() + sign)
                .called(Explained.tile(tile, words));
    }

    static String title(InfluenceTile tile, Words words) {
        return tile.city().map(words::name).orElse(words.text("tile.any"));
    }

    /** A jar for each cube it brings. */
    static List<Piece> shards(InfluenceTile tile, Words words) {
        Piece jar = Piece.of(PieceShape.AMPHORA, colour(tile)).sized(0.9).called(Explained.tile(tile, words));
        return Collections.nCopies(tile.shards(), jar);
    }

    /** Its sign in a word, or nothing. */
    static String sign(InfluenceTile tile, Words words) {
        return tile.symbol() == Symbol.NONE ? "" : words.name(tile.symbol());
    }
}
