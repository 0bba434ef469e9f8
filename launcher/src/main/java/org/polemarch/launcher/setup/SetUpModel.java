package org.polemarch.launcher.setup;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.GameOption;
import org.polemarch.api.game.Scenario;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.api.game.Setup;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.core.compare.What;
import org.polemarch.core.engine.Seed;
import org.polemarch.core.engine.Watchdog;
import org.polemarch.core.plugins.Catalog;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.plugins.InstalledLibrary;
import org.polemarch.core.plugins.PluginFolder;
import org.polemarch.core.plugins.PluginStatus;
import org.polemarch.core.plugins.VariantDraft;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.Session;
import org.polemarch.core.session.Terms;
import org.polemarch.core.wiring.Overlay;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.wiring.SetupBuilder;
import org.polemarch.core.wiring.SetupFault;
import org.polemarch.launcher.words.Say;

/** What a player chooses before a game. The initial choices are a game against bots that can be started immediately. */
public final class SetUpModel {

    private static final String USUAL_BOT = "easy";

    /** Who holds a seat: a person by name, or a bot by its spec. */
    public record Sitter(boolean person, String name, String bot) {}

    private InstalledGame game;
    private final InstalledLibrary library;
    private final List<BotChoice> bots;
    private final Map<String, Sitter> sitters = new LinkedHashMap<>();
    private final Map<String, String> options = new LinkedHashMap<>();
    private final Set<String> variants = new LinkedHashSet<>();
    private Scenario scenario;
    private int players;
    private Optional<Path> overlay = Optional.empty();
    private Optional<Overlay> earlier = Optional.empty();
    private String seed = "";
    private boolean casual;
    private boolean openHands;

    public SetUpModel(InstalledGame game, Catalog catalog, InstalledLibrary library, String player) {
        this.game = game;
        this.library = library;
        this.bots = BotChoice.of(catalog, game.id());
        GameInfo info = game.info();
        scenario = info.scenarios().get(0);
        players = info.mostSeats();
        info.options().forEach(option -> options.put(option.id(), option.defaultValue()));
        play(info.seats().get(0).id(), player);
    }

    /** The same choices as in an earlier game, except for the seed. */
    public void like(Session<?> played) {
        Setup setup = played.setup();
        players = setup.seats().size();
        options.putAll(setup.options());
        variants.clear();
        setup.variants().stream()
                .filter(id ->
                        game.variantInfos().stream().anyMatch(each -> each.id().equals(id)))
                .forEach(variants::add);
        scenarios().stream().filter(each -> each.id().equals(setup.scenario())).forEach(each -> scenario = each);
        casual = played.terms().casual();
        earlier = played.prepared().overlay();
        for (SeatInfo seat : seats()) {
            Holder holder = played.firstHolder(setup.seats().get(seats().indexOf(seat)));
            boolean person = holder instanceof Holder.Person;
            sitters.put(
                    seat.id(),
                    person
                            ? new Sitter(true, holder.name(), USUAL_BOT)
                            : new Sitter(false, seat.title(), holder.name()));
        }
    }

    /** The player takes that seat, called by its title if without a name, and bots take all others. */
    public void play(String own, String player) {
        for (SeatInfo seat : game.info().seats()) {
            boolean his = seat.id().equals(own);
            sitters.put(seat.id(), new Sitter(his, his && !player.isBlank() ? player : seat.title(), USUAL_BOT));
        }
    }

    public InstalledGame game() {
        return game;
    }

    /** The same game after variants were installed or removed; one that is gone is no longer chosen. */
    public void game(InstalledGame now) {
        game = now;
        variants.removeIf(
                id -> now.variantInfos().stream().noneMatch(each -> each.id().equals(id)));
    }

    public List<BotChoice> bots() {
        return bots;
    }

    public Scenario scenario() {
        return scenario;
    }

    public void scenario(Scenario chosen) {
        scenario = chosen;
    }

    public int players() {
        return players;
    }

    public void players(int count) {
        players = count;
    }

    /** Who holds a seat. Seats of one party have one holder. */
    public Sitter sitter(String seat) {
        return sitters.get(head(seat));
    }

    public void sit(String seat, Sitter sitter) {
        sitters.put(head(seat), sitter);
    }

    private String head(String seat) {
        return parties().stream()
                .filter(party -> party.has(seat))
                .map(Party::id)
                .findFirst()
                .orElse(seat);
    }

    /** Who is asked for: the seats taken, and together those that one person holds. */
    public List<Party> parties() {
        return Party.of(game.info(), seats(), options);
    }

    public List<SeatInfo> seats() {
        return game.info().seats().subList(0, players);
    }

    public String option(GameOption option) {
        return options.getOrDefault(option.id(), option.defaultValue());
    }

    /** Takes a choice. Whoever was given no other name is called by the seats held then. */
    public void option(GameOption option, GameOption.Choice choice) {
        parties().forEach(party -> rename(party, party.title(), party.first().title()));
        options.put(option.id(), choice.value());
        parties().forEach(party -> rename(party, party.first().title(), party.title()));
    }

    private void rename(Party party, String old, String changed) {
        Sitter sitter = sitters.get(party.id());
        if (sitter.name().equals(old)) {
            sitters.put(party.id(), new Sitter(sitter.person(), changed, sitter.bot()));
        }
    }

    /** Whether a variant is played. Its own scenario, if that was chosen, goes with it. */
    public void variant(String id, boolean chosen) {
        if (chosen) {
            variants.add(id);
        } else {
            variants.remove(id);
        }
        if (!scenarios().contains(scenario)) {
            scenario = scenarios().get(0);
        }
    }

    private List<VariantInfo> chosen() {
        return game.variantInfos().stream()
                .filter(each -> variants.contains(each.id()))
                .toList();
    }

    /** The options of the game, then those of the chosen variants. */
    public List<GameOption> options() {
        List<GameOption> all = new ArrayList<>(game.info().options());
        chosen().forEach(each -> all.addAll(each.options()));
        return all;
    }

    /** The scenarios of the game, then those of the chosen variants. */
    public List<Scenario> scenarios() {
        List<Scenario> all = new ArrayList<>(game.info().scenarios());
        chosen().forEach(each -> all.addAll(each.scenarios()));
        return all;
    }

    /** With which of the chosen variants it cannot be played, in a sentence. */
    public Optional<String> conflict(VariantInfo variant) {
        List<String> against = chosen().stream()
                .filter(other -> !other.id().equals(variant.id()))
                .filter(other -> other.conflicts().contains(variant.id())
                        || variant.conflicts().contains(other.id()))
                .map(VariantInfo::title)
                .toList();
        return against.isEmpty() ? Optional.empty() : Optional.of(Say.of("variant.conflict", Say.all(against)));
    }

    /**
     * Checks whether the present choices can be played. This runs code of plugins, so don't call it on the window's
     * thread.
     */
    public Callable<SetUpCheck> check() {
        InstalledGame now = game;
        Supplier<PreparedGame<?>> wiring = wiring();
        return () -> Watchdog.call(dog -> SetUpCheck.of(now, wiring));
    }

    public Set<String> variants() {
        return new LinkedHashSet<>(variants);
    }

    public void overlay(Optional<Path> file) {
        overlay = file;
        earlier = Optional.empty();
    }

    public Optional<String> overlay() {
        return overlay.map(Path::toString).or(() -> earlier.map(Overlay::name));
    }

    /** Makes a variant of the player's figures and installs it. It writes files: not to be called on the window's thread. */
    public Callable<PluginStatus> share(String title, String author, String summary, PluginFolder folder) {
        Optional<Path> file = overlay;
        Optional<Overlay> before = earlier;
        String fits = ">=" + game.from().version();
        List<String> after = List.copyOf(variants);
        String id = game.id();
        return () -> {
            Overlay figures = file.map(OverlayFile::read).or(() -> before).orElseThrow();
            VariantDraft draft = new VariantDraft(id, fits, title, author, summary, after, figures.patch());
            if (folder.plugins().stream().anyMatch(each -> each.id().equals(draft.id()))) {
                throw new SetupFault(Say.of("share.taken", draft.id()));
            }
            Path made = Files.createTempDirectory("polemarch");
            try {
                return folder.install(draft.writeTo(made));
            } finally {
                Files.deleteIfExists(made.resolve(draft.fileName()));
                Files.deleteIfExists(made);
            }
        };
    }

    public void seed(String text) {
        seed = text;
    }

    public boolean casual() {
        return casual;
    }

    public void casual(boolean agreed) {
        casual = agreed;
    }

    /** Whether one person plays all the human seats: solitaire, with open hands and no curtain. */
    public void openHands(boolean open) {
        openHands = open;
    }

    public long persons() {
        return parties().stream().filter(party -> sitter(party.id()).person()).count();
    }

    /**
     * Starts the game. This may take a while, so don't call it on the window's thread. A fault says what is impossible.
     */
    public Session<?> begin(Seed usualSeed) {
        PreparedGame<?> prepared = wiring().get();
        List<Holder> holders = new ArrayList<>();
        for (Seat seat : prepared.setup().seats()) {
            holders.add(holder(sitter(seat.id())));
        }
        Terms terms = game.terms(prepared, casual, library.program());
        Seed chance = chance(usualSeed);
        return Watchdog.call(dog -> Session.start(prepared, chance, holders, terms));
    }

    /** The game with its defaults and, if different, as it is set up here. */
    public List<What> compared() {
        Map<String, String> other = new LinkedHashMap<>();
        options().stream()
                .filter(option -> !option.defaultValue().equals(option(option)))
                .forEach(option -> other.put(option.id(), option(option)));
        if (players != game.info().mostSeats()) {
            other.put("players", String.valueOf(players));
        }
        String id = scenario.equals(game.info().scenarios().get(0)) ? "" : scenario.id();
        What base = new What(game.id(), "", List.of(), Map.of());
        What here = new What(game.id(), id, List.copyOf(variants), other);
        return here.equals(base) ? List.of(base) : List.of(base, here);
    }

    /** How to wire the present choices; later choices don't affect it. */
    private Supplier<PreparedGame<?>> wiring() {
        InstalledGame now = game;
        String chosenScenario = scenario.id();
        int seats = players;
        Set<String> chosenVariants = variants();
        Map<String, String> values = new LinkedHashMap<>();
        options().forEach(option -> values.put(option.id(), option(option)));
        Optional<Path> file = overlay;
        Optional<Overlay> before = earlier;
        return () -> {
            SetupBuilder builder = now.setup();
            chosenVariants.forEach(builder::variant);
            builder.scenario(chosenScenario).seats(seats);
            values.forEach(builder::option);
            return now.prepare(builder.build(), file.map(OverlayFile::read).or(() -> before));
        };
    }

    private Holder holder(Sitter sitter) {
        if (!sitter.person()) {
            return new Holder.BotSeat(sitter.bot(), library.bot(game.id(), sitter.bot()));
        }
        String name = (openHands ? firstPerson() : sitter.name()).strip();
        if (name.isEmpty()) {
            throw new SetupFault(Say.of("setup.name.missing"));
        }
        return new Holder.Person(name);
    }

    private String firstPerson() {
        return seats().stream()
                .map(seat -> sitter(seat.id()))
                .filter(Sitter::person)
                .map(Sitter::name)
                .findFirst()
                .orElse("");
    }

    private Seed chance(Seed usual) {
        String text = seed.strip();
        if (text.isEmpty()) {
            return usual;
        }
        try {
            return new Seed(text);
        } catch (NumberFormatException e) {
            throw new SetupFault(Say.of("setup.seed.wrong", text), e);
        }
    }
}
