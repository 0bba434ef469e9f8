package org.polemarch.polis.rules.actions;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.EventInForce;
import org.polemarch.polis.rules.concepts.NotNow;
import org.polemarch.polis.rules.concepts.PersonalBoards;

/**
 * 3. Create Merchants: in one of the player's own Commercial Poleis, for 1 Wood or 1 Silver each, a Population cube goes
 * back to the reserve and a Merchant appears in the Commercial Port. The stacking limit does not apply.
 */
@Cites("create-merchants")
public class CreateMerchants extends Hiring<Hiring.Create, CreateMerchants.Ask> {

    public record Ask(Side side, Polis polis) implements More {}

    public record Created(Side side, Polis polis) implements GameEvent {}

    public record NotCommercial(Polis polis) implements Reason {}

    /** All Merchants of the player are in use. */
    @Cites("concepts/pieces")
    public record NoneLeft() implements Reason {}

    private static final IndexSet PORT = IndexSet.of(0);
    private static final Create[][] CREATE = creations(Unit.MERCHANT);
    private static final Another[] ANOTHER = others(Unit.MERCHANT);

    private static final List<Wage> WAGES = List.of(Wage.WOOD, Wage.SILVER);

    private final PolisData data;

    @Inject
    public CreateMerchants(PolisData data, PersonalBoards boards, EventInForce event, NotNow notNow) {
        super(Unit.MERCHANT, boards, event, notNow);
        this.data = data;
    }

    /** Whether Merchants of the side may be created there, once it holds the polis. */
    protected boolean isCommercial(Side side, Polis polis) {
        return data.polis(polis).isCommercialFor(side);
    }

    @Override
    protected List<Wage> wages() {
        return WAGES;
    }

    @Override
    protected IndexSet places(Side side, Polis polis, PolisState state) {
        return isCommercial(side, polis) && state.commerce().merchantsInReserve(side) > 0 ? PORT : IndexSet.EMPTY;
    }

    @Override
    protected Optional<Reason> obstacle(Side side, Polis polis, int place, PolisState state) {
        if (!isCommercial(side, polis)) {
            return Optional.of(new NotCommercial(polis));
        }
        if (!state.owns(side, polis)) {
            return Optional.of(new Barred.NotYours(polis, kind().id()));
        }
        return state.commerce().merchantsInReserve(side) > 0 ? Optional.empty() : Optional.of(new NoneLeft());
    }

    @Override
    protected List<String> lines(String beginning, Side side, Polis polis) {
        return isCommercial(side, polis) ? List.of(beginning) : List.of();
    }

    @Override
    protected Create first(Polis polis, int place, Wage wage) {
        return CREATE[polis.index()][wage.index()];
    }

    @Override
    protected Reply another(int place, Wage wage) {
        return ANOTHER[wage.index()];
    }

    @Override
    protected Ask more(Side side, Polis polis) {
        return new Ask(side, polis);
    }

    @Override
    public void carryOut(Create move, Side side, Play<PolisState> play) {
        create(side, move.polis(), PORT.first(), move.wage(), play);
    }

    @Override
    protected void appear(Side side, Polis polis, int place, Play<PolisState> play) {
        play.state().commerce().createMerchant(side);
        play.report(() -> new Created(side, polis));
    }
}
