package org.polemarch.api.ui;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.css.PseudoClass;
import javafx.event.ActionEvent;
import javafx.event.EventHandler;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.effect.BlurType;
import javafx.scene.effect.DropShadow;
import javafx.scene.effect.Effect;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.paint.Color;
import org.polemarch.api.play.Target;

/**
 * Maps the nodes of a view to targets. After {@link #show}, exactly the nodes of lit targets are lit. Every click,
 * Enter or Space on a registered node, lit or not, is reported to the {@link BoardHost}; only a click on a dark node
 * within a lit one counts as a click on the lit one.
 *
 * <p>A target may have several nodes (a space on the map and its line in a table); a node has one target. Nodes are
 * held weakly, so a view may simply discard them.
 */
public final class Targets {

    private static final PseudoClass LIT = PseudoClass.getPseudoClass("lit");
    private static final PseudoClass PICKED = PseudoClass.getPseudoClass("picked");
    private static final PseudoClass VAIN = PseudoClass.getPseudoClass("vain");
    private static final PseudoClass ADVISED = PseudoClass.getPseudoClass("advised");
    private static final Object KEY = new Object();
    private static final Object PLACE = new Object();
    private static final String CAN_BE_CHOSEN = "target.lit";
    private static final String CHOSEN = "target.picked";
    private static final String SHOULD_BE_CHOSEN = "target.advised";
    private static final Effect LIT_RING = ring(Color.web("#f2b705"), Color.web("#2b2118"));
    private static final Effect PICKED_RING = ring(Color.web("#ffffff"), Color.web("#14508c"));

    private final BoardHost host;
    private final Map<Target, List<WeakReference<Node>>> nodes = new LinkedHashMap<>();
    private Set<Target> lit = Set.of();
    private Set<Target> picked = Set.of();
    private Set<Target> advised = Set.of();
    private Set<Target> vain = Set.of();

    public Targets(BoardHost host) {
        this.host = host;
    }

    private record Bond(Target target, EventHandler<MouseEvent> click, EventHandler<KeyEvent> key, Runnable undo) {}

    private static Effect ring(Color inner, Color outer) {
        return around(outer, 3, around(inner, 5, null));
    }

    /** A second ring around that of lit nodes; it differs in width as well as in colour. */
    private static Effect advised(Effect lit) {
        return around(Color.web("#ffffff"), 3, around(Color.web("#0b7a3b"), 10, lit));
    }

    private static Effect around(Color colour, double width, Effect inside) {
        DropShadow ring = new DropShadow(BlurType.ONE_PASS_BOX, colour, width, 1, 0, 0);
        ring.setInput(inside);
        return ring;
    }

    /**
     * Registers a node for a target, in place of any earlier one.
     *
     * @param spoken what a screen reader says, usually the name
     * @return the node
     */
    public <N extends Node> N add(N node, Target target, String spoken) {
        remove(node);
        nodes.computeIfAbsent(target, key -> new ArrayList<>(1)).add(new WeakReference<>(node));
        node.setFocusTraversable(true);
        node.setAccessibleText(spoken);
        if (!node.getStyleClass().contains("pm-target")) {
            node.getStyleClass().add("pm-target");
        }
        EventHandler<KeyEvent> key = event -> {
            boolean presses = event.getCode() == KeyCode.ENTER
                    || (event.getCode() == KeyCode.SPACE && !(node instanceof ButtonBase));
            if (presses && event.getTarget() == node) {
                event.consume();
                host.pick(target);
            }
        };
        node.addEventHandler(KeyEvent.KEY_PRESSED, key);
        EventHandler<MouseEvent> click = event -> {
            if (event.getButton() == MouseButton.PRIMARY && event.isStillSincePress() && !liesOnLit(node, target)) {
                event.consume();
                host.pick(meant(node, target));
            }
        };
        Runnable undo = () -> {};
        if (node instanceof ButtonBase button) {
            EventHandler<ActionEvent> action = event -> host.pick(target);
            button.addEventHandler(ActionEvent.ACTION, action);
            undo = () -> button.removeEventHandler(ActionEvent.ACTION, action);
        } else {
            node.setAccessibleRole(AccessibleRole.BUTTON);
            node.addEventHandler(MouseEvent.MOUSE_CLICKED, click);
        }
        node.getProperties().put(KEY, new Bond(target, click, key, undo));
        light(node, target);
        return node;
    }

    /**
     * Says that whatever is inside a node is on this place: a click on something dark in it counts as a click on the
     * place.
     */
    public static void standsOn(Node node, Target place) {
        node.getProperties().put(PLACE, place);
    }

    private Target meant(Node node, Target target) {
        if (!lit.contains(target) && !picked.contains(target)) {
            for (Node around = node; around != null; around = around.getParent()) {
                if (around.hasProperties()
                        && around.getProperties().get(PLACE) instanceof Target place
                        && lit.contains(place)) {
                    return place;
                }
            }
        }
        return target;
    }

    /** Whether a node of any view is lit now. */
    public static boolean isLit(Node node) {
        return node.getPseudoClassStates().contains(LIT);
    }

    /** Whether a dark piece covers something lit, so that a click on the piece is meant for what is below it. */
    private boolean liesOnLit(Node node, Target target) {
        if (lit.contains(target) || picked.contains(target)) {
            return false;
        }
        Node around = node.getParent();
        while (around != null
                && !(around.hasProperties()
                        && around.getProperties().get(KEY) instanceof Bond bond
                        && lit.contains(bond.target()))) {
            around = around.getParent();
        }
        return around != null;
    }

    /** Unregisters a node, which then reports no clicks. */
    public void remove(Node node) {
        if (!(node.getProperties().remove(KEY) instanceof Bond bond)) {
            return;
        }
        node.removeEventHandler(MouseEvent.MOUSE_CLICKED, bond.click());
        node.removeEventHandler(KeyEvent.KEY_PRESSED, bond.key());
        bond.undo().run();
        List<WeakReference<Node>> bound = nodes.getOrDefault(bond.target(), new ArrayList<>());
        bound.removeIf(held -> held.get() == null || held.get() == node);
        if (bound.isEmpty()) {
            nodes.remove(bond.target());
        }
        light(node, false, false, false);
    }

    /** Lights what can be clicked in the situation, marks what was picked or suggested, and darkens everything else. */
    public void show(Situation situation) {
        show(situation.lit(), situation.picked());
    }

    public void show(Set<Target> nowLit, List<Target> nowPicked) {
        lit = new LinkedHashSet<>(nowLit);
        picked = new LinkedHashSet<>(nowPicked);
        advised = host.advised();
        vain = host.vain();
        nodes.values().removeIf(bound -> {
            bound.removeIf(held -> held.get() == null);
            return bound.isEmpty();
        });
        nodes.forEach((target, bound) -> bound.forEach(held -> {
            Node node = held.get();
            if (node != null) {
                light(node, target);
            }
        }));
    }

    public boolean isLit(Target target) {
        return lit.contains(target);
    }

    public Optional<Node> node(Target target) {
        return nodes.getOrDefault(target, List.of()).stream()
                .map(WeakReference::get)
                .filter(node -> node != null)
                .findFirst();
    }

    /** The target of a node, whichever view has registered it. */
    public static Optional<Target> of(Node node) {
        return node.hasProperties() && node.getProperties().get(KEY) instanceof Bond bond
                ? Optional.of(bond.target())
                : Optional.empty();
    }

    /** Moves the keyboard focus to the next or previous lit node, wrapping around. */
    public void focusNextLit(boolean forward) {
        List<Node> candidates = new ArrayList<>();
        nodes.forEach((target, bound) -> {
            if (lit.contains(target)) {
                bound.stream()
                        .map(WeakReference::get)
                        .filter(node -> node != null && node.getScene() != null && node.isVisible())
                        .forEach(candidates::add);
            }
        });
        if (candidates.isEmpty()) {
            return;
        }
        int focused = -1;
        for (int i = 0; i < candidates.size(); i++) {
            Node candidate = candidates.get(i);
            focused = candidate.getScene().getFocusOwner() == candidate ? i : focused;
        }
        int step = forward ? 1 : candidates.size() - 1;
        int next = focused < 0 ? (forward ? 0 : candidates.size() - 1) : (focused + step) % candidates.size();
        candidates.get(next).requestFocus();
    }

    private void light(Node node, Target target) {
        node.pseudoClassStateChanged(VAIN, lit.contains(target) && vain.contains(target));
        light(node, lit.contains(target), picked.contains(target), advised.contains(target));
    }

    private static void light(Node node, boolean isLit, boolean isPicked, boolean isAdvised) {
        node.pseudoClassStateChanged(LIT, isLit);
        node.pseudoClassStateChanged(PICKED, isPicked);
        node.pseudoClassStateChanged(ADVISED, isAdvised);
        String help = isPicked ? CHOSEN : isAdvised ? SHOULD_BE_CHOSEN : isLit ? CAN_BE_CHOSEN : "";
        node.setAccessibleHelp(help.isEmpty() ? help : KitWords.text(help));
        Effect effect = isPicked ? PICKED_RING : isLit ? LIT_RING : null;
        if (node instanceof Lightable lightable) {
            lightable.light(isLit, isPicked);
            effect = null;
        }
        node.setEffect(isAdvised ? advised(effect) : effect);
    }
}
