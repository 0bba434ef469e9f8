package org.polemarch.victory.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.victory.Position.code;
import static org.polemarch.victory.Position.has;
import static org.polemarch.victory.Position.power;
import static org.polemarch.victory.Position.space;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.cards.Effect;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.muster.MusterPiece;
import org.polemarch.victory.rules.muster.Mustering;
import org.polemarch.victory.rules.muster.Room;
import org.polemarch.victory.rules.reactions.React;
import org.polemarch.victory.rules.tokens.UseTokens;
import org.polemarch.victory.rules.turn.Planning;
import org.polemarch.victory.rules.turn.PlayStep;
import org.polemarch.victory.rules.turn.Turn;

/** Pieces on the board: where they may stand, how they come and go. */
class PiecesTest {

    private static Space at(String id) {
        return Position.DATA.atlas().space(id, "a test");
    }

    @Test
    @Covers({"R050", "R051", "R052", "R053", "R074", "R081", "R002", "R003"})
    @Cites("board")
    void eachSortHasItsKindOfSpace() {
        Table<VictoryState> table = Position.start()
                .and("athens hoplite thessaly", "athens city thessaly")
                .turn("athens")
                .hand("athens", "ath-mh", "ath-mt")
                .playStep()
                .choose("play ath-mh");
        // Epirus and Macedonia are Neutral, the Thracian Sea is Sea: next to Thessaly, but no place for a Hoplite.
        table.offers("muster hoplite phocis")
                .offersNot("muster hoplite epirus", "muster hoplite macedonia", "muster hoplite thracian-sea");
        assertThat(table.notations()).noneMatch(move -> move.startsWith("muster trireme"));
        Table<VictoryState> fleet = Position.start()
                .and("athens hoplite attica")
                .turn("athens")
                .hand("athens", "ath-mt")
                .playStep()
                .choose("play ath-mt");
        fleet.offers("muster trireme euboean-gulf").offersNot("muster trireme attica", "muster trireme euboea");
        assertThat(Power.ATHENS.team()).isEqualTo(Power.DELIAN.team()).isNotEqualTo(Power.SPARTA.team());
    }

    /** A City finds room in every Land space that is free, and in no other. */
    @Test
    @Covers("R066")
    @Cites("pieces/cities")
    void citiesStandInLandSpacesOnly() {
        VictoryState state = Position.of().state();
        Room room = new Room();
        for (Space space : Position.DATA.atlas().spaces()) {
            assertThat(room.obstacle(power("athens"), Sort.CITY, space, state))
                    .isEqualTo(
                            space.kind() == Space.Kind.LAND
                                    ? Optional.empty()
                                    : Optional.of(new Room.WrongKind(Sort.CITY, Space.Kind.LAND, space)));
        }
    }

    @Test
    @Covers({"R055", "R100", "R063"})
    @Cites("pieces")
    void tokensAreNoPieces() {
        Table<VictoryState> table = Position.start()
                .and("sparta token attica", "athens token megara")
                .turn("athens")
                .hand("athens", "ath-mh")
                .playStep()
                .choose("play ath-mh")
                .offers("muster hoplite attica");
        table.choose("muster hoplite attica");
        assertThat(has(table.state(), "athens hoplite attica")).isTrue();
        // A card that removes pieces finds only a token: nothing to remove.
        Position.start()
                .and("sparta token lesbos")
                .turn("athens")
                .play("ath-08")
                .asksNobody();
    }

    @Test
    @Covers({"R056", "R057"})
    void placingNeedsNoSupplyAndNoNeighbour() {
        Table<VictoryState> table =
                Position.start().turn("sparta").play("spa-07").choose("place city ionia", "place trireme dodecanese");
        assertThat(has(table.state(), "sparta city ionia")).isTrue();
        assertThat(has(table.state(), "sparta trireme dodecanese")).isTrue();
        assertThat(Position.SUPPLY.toOwnCity(power("sparta"), Position.start().state()) >> space("dodecanese") & 1)
                .isZero();
    }

    @Test
    @Covers({"R058", "R059", "R060", "R089", "R085"})
    @Cites("pieces/mustering-in-place")
    void thePieceLimitAndTakingPiecesBack() {
        Table<VictoryState> table = Position.start()
                .and("sparta trireme messenian-gulf", "sparta trireme myrtoan-sea")
                .turn("sparta")
                .hand("sparta", "spa-mt")
                .playStep()
                .choose("play spa-mt")
                .offers("in-place trireme messenian-gulf", "lift")
                .refuses("muster trireme saronic-gulf", new Room.EnemyThere(at("saronic-gulf")));
        assertThat(table.notations()).noneMatch(move -> move.startsWith("muster"));
        table.choose("lift", "lift trireme messenian-gulf");
        assertThat(table.state().board().available(power("sparta"), Sort.TRIREME.ordinal()))
                .isEqualTo(1);
        table.offers("muster trireme messenian-gulf");
    }

    @Test
    @Covers("R061")
    void piecesAreNotTakenBackOnAnothersTurn() {
        Position position = Position.start().bowl("athens", 1).turn("sparta");
        position.run(new UseTokens.Offer(Power.ATHENS)).offers("bribe").offersNot("lift", "buy");
        Position.start()
                .turn("athens", Step.SUPPLY)
                .run(new UseTokens.Offer(Power.ATHENS))
                .offers("lift");
    }

    @Test
    @Covers({"R062", "R065"})
    void noPieceEntersASpaceWithAnEnemy() {
        Position.start()
                .and("athens hoplite argos", "athens city argos")
                .turn("sparta")
                .hand("sparta", "spa-mh")
                .playStep()
                .choose("play spa-mh")
                .refuses("muster hoplite argos", new Room.EnemyThere(at("argos")));
        Position.start()
                .and("corinth hoplite samos")
                .turn("delian")
                .play("del-03")
                .asksNobody();
    }

    @Test
    @Covers({"R067", "R068"})
    @Cites("pieces/cities")
    void oneCityForTheTeamInASpace() {
        Table<VictoryState> table =
                Position.start().and("athens city samos").turn("delian").play("del-03");
        table.asksNobody();
        assertThat(has(table.state(), "delian city samos")).isFalse();
        assertThat(Position.CARDS.all())
                .allSatisfy(card -> assertThat(card.effects())
                        .noneMatch(effect ->
                                effect instanceof Effect.Muster muster && (muster.sorts() & Sort.CITY.bit()) != 0));
    }

    @Test
    @Covers("R069")
    void aCitySuppliesFriendsAndItself() {
        VictoryState state =
                Position.of("athens city samos", "delian trireme aegean-sea").state();
        assertThat(Position.isSupplied(state, code("athens city samos"))).isTrue();
        assertThat(Position.isSupplied(state, code("delian trireme aegean-sea")))
                .isTrue();
    }

    @Test
    @Covers({"R073", "R080"})
    @Cites({"pieces/hoplites", "pieces/triremes"})
    void oneOfEachPowerOfATeamInASpace() {
        Position.start()
                .and("sparta hoplite corinth", "corinth hoplite megara")
                .turn("corinth")
                .hand("corinth", "cor-mh")
                .playStep()
                .choose("play cor-mh")
                .offers("muster hoplite corinth")
                .refuses("muster hoplite megara", new Room.OneThere(Sort.HOPLITE, at("megara")));
        Position.start()
                .and("sparta trireme gulf-of-corinth")
                .without("corinth trireme gulf-of-corinth")
                .turn("corinth")
                .hand("corinth", "cor-mt")
                .playStep()
                .choose("play cor-mt")
                .offers("muster trireme gulf-of-corinth")
                .choose("muster trireme gulf-of-corinth");
    }

    @Test
    @Covers({"R076", "R077", "R107", "R106"})
    void musteringNeedsTheOwnCity() {
        // Laconia is Sparta's; Corinth's Hoplite in Messenia could be supplied there, but not mustered from there.
        Position.of("sparta city laconia", "sparta hoplite laconia", "corinth trireme messenian-gulf")
                .turn("corinth")
                .hand("corinth", "cor-mh", "cor-lb")
                .playStep()
                .choose("play cor-mh")
                .refuses("muster hoplite messenia", new Mustering.NoLineToOwnCity(at("messenia")))
                .asks("corinth", MusterPiece.Choose.class);
        // Nor does an own City help that no line leads to.
        Position.of("sparta city laconia", "sparta hoplite laconia", "corinth city syracuse")
                .and("corinth trireme messenian-gulf")
                .turn("corinth")
                .play("cor-mh")
                .offers("muster hoplite syracuse")
                .refuses("muster hoplite messenia", new Mustering.NoLineToOwnCity(at("messenia")));
        Position.of("sparta city laconia", "sparta hoplite laconia", "corinth city syracuse")
                .turn("corinth")
                .play("cor-mt")
                .offers("muster trireme west-mediterranean-sea")
                .refuses("muster trireme myrtoan-sea", new Mustering.NoLineToOwnCity(at("myrtoan-sea")));
        VictoryState state =
                Position.of("sparta city laconia", "corinth hoplite messenia").state();
        assertThat(Position.isSupplied(state, code("corinth hoplite messenia"))).isTrue();
    }

    @Test
    @Covers({"R078", "R079"})
    void aHopliteNeedsAnotherOwnPieceNear() {
        // Boeotia is in supply by a token of Sparta's friend, but only Sparta's pieces are near.
        Position.of("corinth city corinth", "sparta hoplite megara", "sparta city megara", "corinth token boeotia")
                .turn("corinth")
                .hand("corinth", "cor-mh")
                .playStep()
                .choose("play cor-mh")
                .refuses("muster hoplite boeotia", new Mustering.NoOwnPieceNear(at("boeotia")));
        Position.of("corinth city corinth", "corinth trireme gulf-of-corinth")
                .turn("corinth")
                .hand("corinth", "cor-mh")
                .playStep()
                .choose("play cor-mh")
                .offers("muster hoplite boeotia", "muster hoplite corinth", "muster hoplite megara");
    }

    @Test
    @Covers({"R083", "R084"})
    void aTriremeNeedsSupplyButNoPieceNear() {
        Position.of("corinth city corinth", "sparta hoplite elis", "sparta city achaea")
                .turn("corinth")
                .hand("corinth", "cor-mt")
                .playStep()
                .choose("play cor-mt")
                .offers("muster trireme ionian-sea", "muster trireme messenian-gulf")
                .refuses("muster trireme saronic-gulf", new Mustering.NoLineToOwnCity(at("saronic-gulf")));
    }

    @Test
    @Covers({"R086", "R087", "R088"})
    void inPlaceAnyFriendlyCityWillDoAndReactionsFollow() {
        Position.of("sparta city laconia", "corinth hoplite messenia")
                .prepared("athens", "ath-04")
                .status("sparta", "spa-02")
                .turn("corinth")
                .hand("corinth", "cor-mh")
                .playStep()
                .choose("play cor-mh")
                .offers("in-place hoplite messenia");
        Position.start()
                .prepared("sparta", "spa-04")
                .turn("sparta")
                .hand("sparta", "spa-mh")
                .playStep()
                .choose("play spa-mh", "in-place hoplite messenia")
                .asks("sparta", React.Ask.class)
                .offers("use spa-04");
    }

    @Test
    @Covers("R060")
    void aPieceIsTakenBackToBePlacedElsewhere() {
        Position position = Position.start().turn("sparta");
        for (String space : List.of("messenia", "arcadia", "argos", "elis", "achaea", "boeotia", "phocis")) {
            if (position.state().board().available(power("sparta"), Sort.CITY.ordinal()) > 0) {
                position.and("sparta city " + space);
            }
        }
        Table<VictoryState> table = position.play("spa-18")
                .offersOnly("decline", "lift")
                .choose("lift", "lift city messenia", "place city melos");
        assertThat(has(table.state(), "sparta city melos")).isTrue();
        assertThat(has(table.state(), "sparta city messenia")).isFalse();
    }

    @Test
    @Covers("R003")
    @Cites("pieces")
    void piecesOfTheOtherTeamAreEnemiesAndThoseOfTheOwnAreNot() {
        Position.start()
                .and(
                        "sparta city megara",
                        "sparta trireme gulf-of-corinth",
                        "delian hoplite boeotia",
                        "corinth hoplite attica")
                .turn("sparta")
                .play("spa-mh")
                .offers("muster hoplite attica")
                .refuses("muster hoplite boeotia", new Room.EnemyThere(at("boeotia")));
    }

    @Test
    @Covers("R060")
    void piecesAreTakenOffInEveryStepOfTheOwnTurn() {
        Position.start()
                .prepared("sparta", "spa-03")
                .hand("sparta", "spa-lb")
                .run(new Turn.Begin(Power.SPARTA))
                .asks("sparta", React.Ask.class)
                .offers("lift")
                .choose("pass")
                .asks("sparta", PlayStep.Choose.class)
                .offers("lift")
                .choose("play-nothing")
                .asks("sparta", Planning.Begin.class)
                .offers("lift")
                .choose("skip-planning")
                .asks("sparta", UseTokens.Offer.class)
                .offers("lift");
    }

    @Test
    @Covers({"R076", "R077"})
    @Cites("supply")
    void theCityOfATeammateIsNotEnoughToMusterAHoplite() {
        // The City of Sparta is cut off in Chios; the Hoplite in Argos is supplied from Corinth, and nothing musters
        // there.
        Position.of(
                        "sparta city chios",
                        "athens trireme aegean-sea",
                        "sparta hoplite argos",
                        "corinth city corinth",
                        "athens city athens")
                .turn("sparta")
                .play("spa-mh")
                .offers("muster hoplite chios", "in-place hoplite argos")
                .refuses("muster hoplite megara", new Mustering.NoLineToOwnCity(at("megara")));
    }
}
