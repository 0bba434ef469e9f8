package org.polemarch.polis;

import java.util.Arrays;
import java.util.Optional;
import org.polemarch.api.kit.Id;
import org.polemarch.polis.data.BattleCard.Face;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.data.ProjectTile;
import org.polemarch.polis.data.TradeSpace;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Project;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Round;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;

/** What an id of a position or of a notation stands for. */
public final class Named {

    private static final PolisData DATA = new PolisData(new PolisPlugin().data());

    private Named() {}

    /** The figures of the game. */
    public static PolisData data() {
        return DATA;
    }

    static Side side(String id) {
        return one(Side.values(), id);
    }

    static Polis polis(String id) {
        return one(Polis.values(), id);
    }

    /** A territory or sea. */
    static Space space(String id) {
        return one(Space.values(), id);
    }

    static Resource resource(String id) {
        return one(Resource.values(), id);
    }

    public static Project project(String id) {
        return DATA.projects().stream()
                .map(ProjectTile::project)
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    static Round round(String id) {
        return one(Round.values(), id);
    }

    /** A space of a Foreign Market. */
    public static TradeSpace tradeSpace(String id) {
        return DATA.tradeSpaces().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** The face of a Battle card in that space. */
    public static Face face(String space, String face) {
        return DATA.battleCards().get(battleCard(space(space), face)).face(space(space));
    }

    /** The kind of a Battle card, named by formation and maneuver of the space fought in. */
    static int battleCard(Space space, String face) {
        return DATA.battleCards().stream()
                .filter(card -> card.face(space).id().equals(face))
                .findFirst()
                .orElseThrow()
                .kind();
    }

    static <T extends Id> Optional<T> find(T[] all, String id) {
        return Arrays.stream(all).filter(each -> each.id().equals(id)).findFirst();
    }

    private static <T extends Id> T one(T[] all, String id) {
        return find(all, id).orElseThrow(() -> new IllegalArgumentException("no " + id));
    }
}
