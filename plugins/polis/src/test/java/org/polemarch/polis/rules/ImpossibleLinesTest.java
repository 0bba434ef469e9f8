package org.polemarch.polis.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Reason;
import org.polemarch.polis.Named;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.actions.CollectTribute;
import org.polemarch.polis.rules.actions.DevelopProject;
import org.polemarch.polis.rules.actions.Hiring;
import org.polemarch.polis.rules.actions.Marching;
import org.polemarch.polis.rules.battles.Attack;
import org.polemarch.polis.rules.battles.Battle;
import org.polemarch.polis.rules.battles.BattleCheck;
import org.polemarch.polis.rules.battles.BattleOrder;
import org.polemarch.polis.rules.battles.Defence;
import org.polemarch.polis.rules.battles.NotInHand;
import org.polemarch.polis.rules.battles.Retreat;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.NotNow;
import org.polemarch.polis.rules.concepts.NotNow.Matter;
import org.polemarch.polis.rules.concepts.NotNow.Time;
import org.polemarch.polis.rules.endofround.DemandPhoros;
import org.polemarch.polis.rules.endofround.Growth;
import org.polemarch.polis.rules.endofround.PhorosStep;
import org.polemarch.polis.rules.endofround.RemoveProject;
import org.polemarch.polis.rules.events.Betrayal;
import org.polemarch.polis.rules.events.PrestigeIntoSilver;
import org.polemarch.polis.rules.events.SendGalleysAway;
import org.polemarch.polis.rules.round.Surcharge;
import org.polemarch.polis.rules.round.TakeAction;

/** Whoever types what is impossible is told why, whatever it is and whenever. */
@Cites("rounds/turns")
class ImpossibleLinesTest {

    private static Reason first(Matter matter) {
        return new NotNow.First(matter);
    }

    private static Reason notNow(Time time) {
        return new NotNow.AnotherTime(time);
    }

    @Test
    void unitsKeepToTheirGround() {
        PolisTable.of("lakedaemon sparta 1 | myrtoon sparta 1")
                .turn("sparta")
                .refuses("move-hoplites lakedaemon myrtoon", new Marching.WrongGround(Space.MYRTOON, false))
                .refuses("move-hoplites myrtoon arcadia", new Marching.WrongGround(Space.MYRTOON, false))
                .refuses("move-galleys myrtoon arcadia", new Marching.WrongGround(Space.ARCADIA, true))
                .refuses("move-galleys arcadia myrtoon", new Marching.WrongGround(Space.ARCADIA, true))
                .refuses("move-hoplites lakedaemon abdira", new Marching.NeutralGround(Polis.ABDIRA, "move-hoplites"))
                .refuses("tribute myrtoon silver", new CollectTribute.NoTerritory(Space.MYRTOON));
    }

    /** The reasons of the many lines that are alike stand once in the list; no line is without. */
    @Test
    void whatIsNotListedHasTheReasonOfWhatIsAlike() {
        PolisTable.of("lakedaemon sparta 1")
                .turn("sparta")
                .refuses("move-hoplites sicelia ionia", new Barred.NoUnits(Space.SICELIA, "move-hoplites"))
                .refuses("create-galleys argos ionion wood", new Barred.NotYours(Polis.ARGOS, "create-galleys"))
                .refuses("develop socrates pylos", new DevelopProject.NotOnOffer(Named.project("socrates")));
    }

    @Test
    void othersThanTheirOwnWagesPayNobody() {
        PolisTable.of("sparta iron 2 wood 2 silver 2 wine 2 wheat 2 | pylos sparta 3")
                .turn("sparta")
                .refuses("create-hoplites pylos wood", new Hiring.OtherWage(Hiring.Unit.HOPLITE, Resource.IRON))
                .refuses("create-galleys pylos ionion wheat", new Hiring.OtherWage(Hiring.Unit.GALLEY, Resource.WOOD))
                .refuses("create-merchants pylos iron", new Hiring.OtherWage(Hiring.Unit.MERCHANT, Resource.WOOD))
                .choose("create-hoplites pylos iron")
                .refuses("another wine", new Hiring.OtherWage(Hiring.Unit.HOPLITE, Resource.IRON))
                .refuses("another mercenaries", new Hiring.NoMercenaries())
                .choose("done", "create-galleys pylos ionion wood")
                .asks("athens", TakeAction.Choose.class);
    }

    @Test
    void inATurnNothingOfOtherTimes() {
        PolisTable.of("lakedaemon sparta 2")
                .turn("sparta")
                .refuses("attack phalanx-othismos", notNow(Time.BATTLE))
                .refuses("retreat", notNow(Time.BATTLE))
                .refuses("grow sparti", notNow(Time.END_OF_ROUND))
                .refuses("phoros 1", notNow(Time.END_OF_ROUND))
                .refuses("pay iron", notNow(Time.OPPONENT_OUT))
                .refuses("another iron", notNow(Time.ACTION_BEGUN))
                .refuses("done", notNow(Time.ACTION_BEGUN))
                .refuses("end-turn", notNow(Time.END_OF_TURN))
                .refuses("receive chios", notNow(Time.EVENT))
                .refuses("give-up pylos", notNow(Time.LOSS))
                .choose("move-hoplites lakedaemon arcadia")
                .refuses("also myrtoon", new Marching.WrongGround(Space.MYRTOON, false))
                .refuses("another iron", first(Matter.ACTION))
                .refuses("siege argos", first(Matter.ACTION))
                .refuses("pass", first(Matter.ACTION))
                .refuses("stand", notNow(Time.BATTLE))
                .choose("done")
                .refuses("move-hoplites attika boiotia", new TakeAction.TwiceInATurn(ActionKind.MOVE_HOPLITES));
    }

    @Test
    void whatIsTakenOnceInATurnIsTakenWhateverIsNamed() {
        PolisTable.of("offer efebos zeus | sparta wood 2 | lakedaemon sparta 1")
                .turn("sparta")
                .choose("develop efebos sparti")
                .refuses("develop zeus sparti", new TakeAction.TwiceInATurn(ActionKind.DEVELOP_PROJECT));
    }

    @Test
    void whoGoesOnAlonePaysWithAResourceAndFirst() {
        PolisTable.of("passed athens | sparta iron 3 | lakedaemon sparta 1")
                .turn("sparta")
                .asks("sparta", Surcharge.Ask.class)
                .refuses("pay prestige", new Surcharge.NeverPrestige())
                .refuses("move-hoplites lakedaemon arcadia", new Surcharge.PayFirst())
                .refuses("trade persia-3 iron", new Surcharge.PayFirst())
                .refuses("retreat", notNow(Time.BATTLE));
    }

    @Test
    void whatBattlesDoNotAllow() {
        PolisTable.of("round omega | boiotia athens 4 sparta 4 | kyklades athens 4 sparta 4")
                .run(new BattleCheck.Look(Side.ATHENS))
                .refuses("fight-at attika", new BattleOrder.NoBattle(Space.ATTIKA))
                .refuses("pass", first(Matter.BATTLE));
        PolisTable.of("round omega | boiotia athens 4 sparta 4")
                .run(new Battle.Begin(Space.BOIOTIA))
                .refuses("declare-commander", new Retreat.NoCommanders())
                .refuses("attack phalanx-othismos", new Retreat.FirstStand())
                .refuses("siege thibae", first(Matter.BATTLE));
        PolisTable.of("""
                round omega
                boiotia athens 4 sparta 4
                battle boiotia sparta
                hand sparta phalanx-othismos toxotis-voli
                hand athens phalanx-proothisi toxotis-voli
                """)
                .fight()
                .refuses("attack salpinx-enedra", new NotInHand(Named.face("boiotia", "salpinx-enedra")))
                .refuses("attack bireme-kyklos", new NotInHand.OtherFace(false))
                .refuses("defend phalanx-othismos", new Attack.AttackFirst())
                .refuses("retreat", new NotInHand.CardsDrawn())
                .refuses("move-hoplites boiotia attika", first(Matter.BATTLE))
                .refuses("grow sparti", notNow(Time.END_OF_ROUND))
                .choose("attack phalanx-othismos", "attack toxotis-voli")
                .refuses("defend salpinx-enedra", new NotInHand(Named.face("boiotia", "salpinx-enedra")))
                .refuses("attack phalanx-proothisi", new Defence.NowAnswer())
                .refuses("retreat", new NotInHand.CardsDrawn());
    }

    @Test
    void whatEventsDoNotAllow() {
        PolisTable.reading("a-philopersians", "attika athens 1")
                .refuses("remove boiotia", new Barred.NoUnits(Space.BOIOTIA, "concepts/events"))
                .refuses("pass", first(Matter.EVENT))
                .refuses("grow athinae", notNow(Time.END_OF_ROUND));
        PolisTable.reading("e-egypt", "kyklades athens 3")
                .refuses("send thrakiko", new Barred.NoUnits(Space.THRAKIKO, "concepts/events"))
                .refuses("done", new SendGalleysAway.TooFewSent(0, 2));
        PolisTable.reading("e-treasury", "athens prestige 3 | sparta prestige 2")
                .refuses("give-up 0", new PrestigeIntoSilver.AtLeastOne())
                .refuses("give-up 4", new Barred.TooLittlePrestige(3, 4, "concepts/events"));
        PolisTable.reading("e-betrayal", "chalkis athens 1 | gythion sparta 1 | pylos sparta 2")
                .refuses("receive pylos", new Betrayal.OtherPopulation(Polis.PYLOS, 2, 1))
                .refuses("receive sparti", new Betrayal.CapitalStays(Polis.SPARTI))
                .refuses("receive argos", new Betrayal.NotTheOpponents(Polis.ARGOS))
                .choose("receive gythion")
                .refuses("receive gythion", new Betrayal.JustChanged(Polis.GYTHION));
    }

    @Test
    void whatTheEndOfTheRoundDoesNotAllow() {
        PolisTable.of("athens prestige 1 | chios athens 2")
                .run(new PhorosStep.Step(Side.ATHENS))
                .refuses("phoros 2", new Barred.TooLittlePrestige(1, 2, "end-of-round/phoros"))
                .refuses("phoros 3", new DemandPhoros.NoSuchBargain())
                .refuses("phoros 0", new DemandPhoros.NoSuchBargain())
                .refuses("grow athinae", first(Matter.END_OF_ROUND))
                .refuses("pass", first(Matter.END_OF_ROUND));
        PolisTable.of("athens wheat 1")
                .run(new Growth.Step(Side.ATHENS))
                .refuses("grow sparti", new Barred.NotYours(Polis.SPARTI, "end-of-round/growth"))
                .refuses("create-hoplites athinae iron", first(Matter.END_OF_ROUND));
        PolisTable.of("offer zeus myron")
                .run(new RemoveProject.Choose(Side.ATHENS, 1))
                .refuses("remove koilon", new RemoveProject.NotDrawn(Named.project("koilon")))
                .refuses("develop zeus sparti", first(Matter.END_OF_ROUND));
    }

    /** They are looked through at every click, so there must not be thousands. */
    @ParameterizedTest
    @ValueSource(strings = {"athens", "sparta"})
    void theListStaysShort(String side) {
        assertThat(PolisTable.setUp().turn(side).game().refusals()).hasSizeBetween(300, 499);
    }
}
