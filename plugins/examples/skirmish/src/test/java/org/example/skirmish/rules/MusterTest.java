package org.example.skirmish.rules;

import org.example.skirmish.SkirmishTable;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;

@Cites("3")
class MusterTest {

    @Test
    void upToFiveHoplitesFindTheirWay() {
        SkirmishTable.of(20)
                .run(new Muster.Send())
                .offersOnly("send 1", "send 2", "send 3", "send 4", "send 5")
                .refuses("send 6", new Muster.TooMany(5));
    }

    @Test
    void nobodySendsWhoIsNotThere() {
        SkirmishTable.of(2)
                .run(new Muster.Send())
                .offersOnly("send 1", "send 2")
                .refuses("send 3", new Muster.TooFew(2));
    }
}
