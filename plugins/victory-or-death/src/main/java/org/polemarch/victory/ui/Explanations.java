package org.polemarch.victory.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.text.Words;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.CardType;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Source;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Team;
import org.polemarch.victory.view.VictoryView;

/**
 * What is told about the parts of the table: what each is, its figures, and where these come from. It knows the last position
 * shown, so that a part can be asked about long after it was drawn.
 */
final class Explanations {

    record Score(Team team, int points) {}

    record From(Source source, int points) {}

    record Prospect(int cities, int points, int round) {}

    record Leading(Team team, int by, int lead) {}

    record Even(int lead) {}

    record Rounds(int round, int rounds, Power power, int next) {}

    record Profile(Power power, Team team, int place, int cards, int hoplites, int triremes, int cities, int tokens) {}

    record Hand(Power power, int cards, int most) {}

    record Prepared(Power power, int cards) {}

    record Undrawn(Power power, int cards, int all) {}

    record Out(Power power, int cards) {}

    record Bowl(Power power, int tokens, int left) {}

    record Left(Power power, Sort sort, int left, int all) {}

    record TokensLeft(Power power, int left, int all) {}

    record Ground(String name, Space.Kind kind) {}

    record Key(int points, int round) {}

    record Here(List<VictoryView.Counter> pieces) {}

    record TokensHere(List<Power> powers) {}

    record Next(List<Space> spaces) {}

    private final Words words;
    private final VictoryData data;
    private Optional<VictoryView> view = Optional.empty();

    Explanations(Words words, VictoryData data) {
        this.words = words;
        this.data = data;
    }

    void show(VictoryView now) {
        view = Optional.of(now);
    }

    private static String lines(List<String> lines) {
        return String.join("\n", lines);
    }

    String score(Team team) {
        return view.map(now -> score(team, now)).orElse("");
    }

    private String score(Team team, VictoryView now) {
        List<String> told = new ArrayList<>();
        told.add(words.say(new Score(team, now.points(team))));
        for (Source source : Source.values()) {
            int points = now.sources().get(team.ordinal()).get(source.ordinal());
            if (points != 0) {
                told.add(words.say(new From(source, points)));
            }
        }
        int cities = (int) now.pieces().stream()
                .filter(piece -> piece.sort() == Sort.CITY && piece.power().team() == team)
                .count();
        told.add(words.say(new Prospect(cities, cities * data.game().cityPoints(), nextScoring(now))));
        int by = now.oligarchs() - now.demos();
        int lead = data.game().suddenVictoryLead();
        told.add(words.say(
                by == 0 ? new Even(lead) : new Leading(by > 0 ? Team.OLIGARCHS : Team.DEMOS, Math.abs(by), lead)));
        return lines(told);
    }

    private int nextScoring(VictoryView now) {
        int every = data.game().scoringEvery();
        return (now.round() + every - 1) / every * every;
    }

    String rounds() {
        return view.map(now -> words.say(new Rounds(now.round(), now.rounds(), now.mover(), nextScoring(now))))
                .orElse("");
    }

    /** The phase, as the table tells it. */
    String step() {
        return view.map(now -> "where." + now.whereabouts())
                .map(key -> words.text(key + ".now") + "\n" + words.text(key + ".next"))
                .orElse("");
    }

    private VictoryView.PowerView of(Power power, VictoryView now) {
        return now.powers().get(power.ordinal());
    }

    private static int cards(VictoryView.PowerView own) {
        return own.hand()
                + own.deck()
                + own.discards()
                + own.prepared()
                + own.status().size();
    }

    String profile(Power power) {
        VictoryData.PowerFigures all = data.power(power.ordinal());
        return view.map(now -> words.say(new Profile(
                        power,
                        power.team(),
                        power.ordinal() + 1,
                        cards(of(power, now)),
                        all.hoplites(),
                        all.triremes(),
                        all.cities(),
                        all.tokens())))
                .orElse("");
    }

    /** All that is known of a power, for who asks about its panel as a whole. */
    String power(Power power) {
        return lines(List.of(profile(power), hand(power), prepared(power), deck(power), discards(power), bowl(power)));
    }

    String hand(Power power) {
        return view.map(now -> words.say(
                        new Hand(power, of(power, now).hand(), data.game().handSize())))
                .orElse("");
    }

    String prepared(Power power) {
        return view.map(now -> words.say(new Prepared(power, of(power, now).prepared())))
                .orElse("");
    }

    String deck(Power power) {
        return view.map(now -> words.say(new Undrawn(power, of(power, now).deck(), cards(of(power, now)))))
                .orElse("");
    }

    String discards(Power power) {
        return view.map(now -> words.say(new Out(power, of(power, now).discards())))
                .orElse("");
    }

    String bowl(Power power) {
        return view.map(now -> of(power, now))
                .map(own ->
                        words.say(new Bowl(power, own.bowl(), own.available().get(Sort.COUNT))))
                .orElse("");
    }

    String left(Power power, Sort sort) {
        return view.map(now -> words.say(new Left(
                        power,
                        sort,
                        of(power, now).available().get(sort.ordinal()),
                        data.limit(power.ordinal(), sort.ordinal()))))
                .orElse("");
    }

    String tokensLeft(Power power) {
        return view.map(now -> words.say(new TokensLeft(
                        power, of(power, now).available().get(Sort.COUNT), data.tokens(power.ordinal()))))
                .orElse("");
    }

    /** A readable card: its text, and what cards of its type do. */
    String card(VictoryView.Face face) {
        return lines(List.of(face.title(), face.text(), type(face.type())));
    }

    String card(String id) {
        return view.flatMap(now -> now.face(id)).map(this::card).orElse("");
    }

    private String type(CardType type) {
        return words.text("tip." + type.name());
    }

    /** What a space is, what it is worth, who and what is there, and what it borders on. */
    String space(Space space) {
        List<String> told = new ArrayList<>();
        told.add(words.say(new Ground(space.name(), space.kind())));
        int key = data.atlas().keyValue(space.index());
        if (key > 0) {
            told.add(words.say(new Key(key, data.game().rounds())));
        }
        view.ifPresent(now -> told.addAll(standing(space.id(), now)));
        told.add(words.say(new Next(data.atlas().list(data.atlas().neighbours(space.index())))));
        return lines(told);
    }

    private List<String> standing(String space, VictoryView now) {
        List<String> told = new ArrayList<>();
        List<VictoryView.Counter> here = now.pieces().stream()
                .filter(piece -> piece.space().equals(space))
                .map(piece -> new VictoryView.Counter(piece.power(), piece.sort()))
                .toList();
        if (!here.isEmpty()) {
            told.add(words.say(new Here(here)));
        }
        List<Power> tokens = now.powers().stream()
                .filter(power -> power.tokens().contains(space))
                .map(VictoryView.PowerView::power)
                .toList();
        if (!tokens.isEmpty()) {
            told.add(words.say(new TokensHere(tokens)));
        }
        return told;
    }

    /** What a piece is good for. */
    String piece(Sort sort) {
        return words.text("tip." + sort.name());
    }

    /** What an answer means that is not on the board; nothing if its name says it all. */
    String answer(String button) {
        String key = "tip." + button;
        return words.has(key) ? words.text(key) : "";
    }
}
