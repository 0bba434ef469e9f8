package org.polemarch.api.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Target;

class TargetsTest {

    private static final PseudoClass LIT = PseudoClass.getPseudoClass("lit");
    private static final PseudoClass PICKED = PseudoClass.getPseudoClass("picked");
    private static final Target ATHENS = Target.space("athens");
    private static final Target SPARTA = Target.space("sparta");
    private static final Target PASS = Target.button("pass");

    private final List<Target> picks = new ArrayList<>();
    private Set<Target> advised = Set.of();
    private Targets targets;
    private Region athens;
    private Region sparta;
    private Button pass;

    @BeforeEach
    void table() {
        Fx.run(() -> {
            targets = new Targets(host());
            athens = targets.add(new Region(), ATHENS, "Athens");
            sparta = targets.add(new Region(), SPARTA, "Sparta");
            pass = targets.add(new Button("Pass"), PASS, "Pass");
            Fx.scene(new HBox(athens, sparta, pass), 200, 100);
        });
    }

    private BoardHost host() {
        return new BoardHost() {
            @Override
            public void pick(Target target) {
                picks.add(target);
            }

            @Override
            public void openRule(String section) {}

            @Override
            public Set<Target> advised() {
                return advised;
            }
        };
    }

    private static boolean is(Node node, PseudoClass state) {
        return node.getPseudoClassStates().contains(state);
    }

    @Test
    void exactlyTheLitTargetsAreLit() {
        Fx.run(() -> {
            targets.show(Set.of(SPARTA, PASS), List.of());
            assertThat(is(athens, LIT)).isFalse();
            assertThat(is(sparta, LIT)).isTrue();
            assertThat(is(pass, LIT)).isTrue();
            assertThat(sparta.getEffect())
                    .as("a ring that needs no style sheet")
                    .isNotNull();
            targets.show(Set.of(ATHENS), List.of(SPARTA));
            assertThat(is(athens, LIT)).isTrue();
            assertThat(is(sparta, LIT)).isFalse();
            assertThat(is(sparta, PICKED)).isTrue();
            assertThat(is(pass, LIT)).isFalse();
            assertThat(pass.getEffect()).isNull();
        });
    }

    @Test
    void everyClickIsReportedLitOrNot() {
        Fx.run(() -> {
            targets.show(Set.of(SPARTA), List.of());
            Fx.click(sparta, true);
            Fx.click(athens, true);
        });
        assertThat(picks).containsExactly(SPARTA, ATHENS);
    }

    @Test
    void aClickOnADarkPieceWithinALitPanelIsMeantForThePanel() {
        Target panel = Target.space("megara");
        Target cube = Target.piece("cube");
        Fx.run(() -> {
            Region piece = targets.add(new Region(), cube, "Cube");
            HBox around = new HBox(new HBox(piece));
            targets.add(around, panel, "Megara");
            targets.show(Set.of(panel), List.of());
            Fx.click(piece, true);
            targets.show(Set.of(panel, cube), List.of());
            Fx.click(piece, true);
            targets.show(Set.of(), List.of());
            Fx.click(piece, true);
        });
        assertThat(picks).containsExactly(panel, cube, cube);
    }

    @Test
    void aClickOnADarkPieceThatStandsOnALitPlaceIsMeantForThePlace() {
        Target cube = Target.piece("cube");
        Fx.run(() -> {
            Region piece = targets.add(new Region(), cube, "Cube");
            HBox stack = new HBox(piece);
            Targets.standsOn(stack, ATHENS);
            targets.show(Set.of(ATHENS), List.of());
            Fx.click(piece, true);
            targets.show(Set.of(ATHENS, cube), List.of());
            Fx.click(piece, true);
            targets.show(Set.of(), List.of());
            Fx.click(piece, true);
        });
        assertThat(picks).containsExactly(ATHENS, cube, cube);
    }

    @Test
    void draggingTheMapIsNoClick() {
        Fx.run(() -> Fx.click(athens, false));
        assertThat(picks).isEmpty();
    }

    @Test
    void enterAndSpaceAreClicks() {
        Fx.run(() -> {
            Fx.press(athens, KeyCode.ENTER);
            Fx.press(sparta, KeyCode.SPACE);
            Fx.press(sparta, KeyCode.A);
        });
        assertThat(picks).containsExactly(ATHENS, SPARTA);
    }

    @Test
    void aButtonReportsOnce() {
        Fx.run(() -> pass.fire());
        assertThat(picks).containsExactly(PASS);
        Fx.run(() -> Fx.press(pass, KeyCode.ENTER));
        assertThat(picks).containsExactly(PASS, PASS);
    }

    @Test
    void aTargetMayHaveSeveralNodesAndANodeAddedLateIsLitAtOnce() {
        Fx.run(() -> {
            targets.show(Set.of(ATHENS), List.of());
            Region line = targets.add(new Region(), ATHENS, "Athens in the table");
            assertThat(is(line, LIT)).isTrue();
            targets.show(Set.of(), List.of());
            assertThat(is(line, LIT)).isFalse();
            assertThat(is(athens, LIT)).isFalse();
        });
    }

    @Test
    void aNodeHasOneTargetOnly() {
        Fx.run(() -> {
            targets.add(athens, SPARTA, "moved");
            Fx.click(athens, true);
        });
        assertThat(picks).containsExactly(SPARTA);
    }

    @Test
    void aRemovedNodeIsSilentAndDark() {
        Fx.run(() -> {
            targets.show(Set.of(ATHENS, PASS), List.of());
            targets.remove(athens);
            targets.remove(pass);
            Fx.click(athens, true);
            Fx.press(athens, KeyCode.ENTER);
            pass.fire();
            assertThat(is(athens, LIT)).isFalse();
            assertThat(targets.node(ATHENS)).isEmpty();
        });
        assertThat(picks).isEmpty();
    }

    @Test
    void aScreenReaderIsToldNameRoleAndState() {
        Fx.run(() -> {
            targets.show(Set.of(ATHENS), List.of(SPARTA));
            assertThat(athens.getAccessibleText()).isEqualTo("Athens");
            assertThat(athens.getAccessibleRole()).isEqualTo(AccessibleRole.BUTTON);
            assertThat(athens.getAccessibleHelp()).isEqualTo("can be chosen");
            assertThat(sparta.getAccessibleHelp()).isEqualTo("chosen");
            assertThat(athens.isFocusTraversable()).isTrue();
        });
    }

    @Test
    void theKeyboardGoesRoundTheLitNodes() {
        Fx.run(() -> {
            targets.show(Set.of(ATHENS, PASS), List.of());
            targets.focusNextLit(true);
            assertThat(athens.getScene().getFocusOwner()).isSameAs(athens);
            targets.focusNextLit(true);
            assertThat(athens.getScene().getFocusOwner()).isSameAs(pass);
            targets.focusNextLit(true);
            assertThat(athens.getScene().getFocusOwner()).isSameAs(athens);
            targets.focusNextLit(false);
            assertThat(athens.getScene().getFocusOwner()).isSameAs(pass);
        });
    }

    @Test
    void whatIsAdvisedIsMarkedUntilTheNextSituation() {
        Fx.run(() -> {
            targets.show(Set.of(ATHENS, SPARTA), List.of());
            advised = Set.of(SPARTA);
            targets.show(Set.of(ATHENS, SPARTA), List.of());
            assertThat(sparta.getEffect()).isNotNull().isNotEqualTo(athens.getEffect());
            assertThat(sparta.getAccessibleHelp()).contains("advised");
            assertThat(athens.getAccessibleHelp()).doesNotContain("advised");
            advised = Set.of();
            targets.show(Set.of(ATHENS, SPARTA), List.of());
            assertThat(sparta.getEffect()).isEqualTo(athens.getEffect());
        });
    }
}
