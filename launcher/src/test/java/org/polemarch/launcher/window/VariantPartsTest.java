package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.ui.BoardView;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.window.board.Boards;
import org.polemarch.launcher.window.board.Untouched;

/** A variant's panel is beside the map, and only with the variant. */
class VariantPartsTest extends WindowTest {

    private static final String[] PART = {
        "Label: Harbour tax", "Label: Athenian Merchants abroad", "Label: Prestige it costs"
    };

    @Test
    void aVariantShowsItsPart() {
        open(TestTable.installed(folder));
        assertThat(seen(List.of("no-tribute"))).contains(PART);
        assertThat(seen(List.of())).isNotEmpty().doesNotContain(PART);
    }

    private List<String> seen(List<String> variants) {
        InstalledGame game = hand.tables().catalog().game("polis");
        Session<?> session = hand.tables().sessionWith("polis", variants, "Ann", "Ann");
        List<String> words = new ArrayList<>();
        hand.act(window -> {
            BoardView board = Boards.of(game, new Untouched(), session.prepared());
            board.show(new TableModel(session).situation());
            words.addAll(SceneWords.seen(board.node()));
        });
        return words;
    }
}
