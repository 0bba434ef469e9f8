package org.polemarch.perikles;

import java.util.List;
import java.util.stream.IntStream;
import org.polemarch.api.game.Setup;
import org.polemarch.contract.GameContract;
import org.polemarch.core.contract.SetupCase;
import org.polemarch.perikles.ui.PeriklesBoardPlugin;

/** Perikles keeps the contract, with three, four and five players and every option. */
class PeriklesContractTest extends GameContract {
    PeriklesContractTest() {
        super(new PeriklesPlugin(), new PeriklesBoardPlugin());
    }

    /** Three, four and five players: the board has a place for each. */
    @Override
    protected List<SetupCase> shownSetups() {
        return IntStream.rangeClosed(3, 5)
                .mapToObj(players -> new SetupCase(players + " players", Setup.of(plugin().info(), players), List.of()))
                .toList();
    }
}
