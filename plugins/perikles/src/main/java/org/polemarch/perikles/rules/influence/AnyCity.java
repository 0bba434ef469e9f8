package org.polemarch.perikles.rules.influence;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.rules.special.SpecialTiles;
import org.polemarch.perikles.rules.turn.OtherTimes;

/** 4.2 The cube of an "any city" tile goes into a city of the player's choice. */
@Cites("4.2/any-city")
public class AnyCity implements Decision<PeriklesState, AnyCity.Place, AnyCity.Put> {

    /** A player places the cube. */
    public record Place(Seat player) implements Frame {}

    /** Into that city. */
    public record Put(Power city) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Target.space(city.id()));
        }
    }

    private static final List<Put> ANYWHERE = List.of(
            new Put(Power.ATHENS),
            new Put(Power.SPARTA),
            new Put(Power.ARGOS),
            new Put(Power.CORINTH),
            new Put(Power.THEBES),
            new Put(Power.MEGARA));

    private final OtherTimes otherTimes;

    @Inject
    public AnyCity(OtherTimes otherTimes) {
        this.otherTimes = otherTimes;
    }

    @Override
    public Seat decider(Place frame, PeriklesState state) {
        return frame.player();
    }

    @Override
    public List<Put> legal(Place frame, PeriklesState state) {
        return ANYWHERE;
    }

    @Override
    public List<Refusal> refusals(Place frame, PeriklesState state) {
        List<Refusal> refusals = new ArrayList<>();
        otherTimes.addRefusals(frame.player().index(), SpecialTiles.NONE, state, refusals, OtherTimes.Thing.CITY);
        return refusals;
    }

    @Override
    public void apply(Put move, Place frame, Play<PeriklesState> play) {
        int placed =
                play.state().cities().place(frame.player().index(), move.city().ordinal(), 1);
        TakeInfluence.report(frame.player(), move.city(), placed, play);
    }
}
