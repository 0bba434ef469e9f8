package org.polemarch.core.save;

import java.nio.charset.StandardCharsets;
import org.polemarch.core.engine.Hash;
import org.polemarch.core.save.SaveGame.SavedMove;
import org.polemarch.core.save.SaveGame.SavedSeat;
import tools.jackson.core.JsonGenerator;

/** Writes a save: the same save always gives the same bytes, one move a line. */
final class SaveWriter {

    private SaveWriter() {}

    static byte[] bytes(SaveGame save) {
        String seal = seal(save);
        return PrettyJson.object(out -> {
                    write(save, out);
                    out.writeStringProperty("seal", seal);
                })
                .getBytes(StandardCharsets.UTF_8);
    }

    /**
     * A hash of everything else in a save. It keeps no secret and stops no forger; it only shows that a file is
     * unchanged since the program wrote it.
     */
    static String seal(SaveGame save) {
        return Hash.brief(PrettyJson.object(out -> write(save, out)));
    }

    private static void write(SaveGame save, JsonGenerator out) {
        out.writeNumberProperty(SaveReader.MARK, SaveGame.FORMAT);
        out.writeStringProperty("program", save.program());
        out.writeStringProperty("game", save.game());
        PrettyJson.texts("plugins", save.plugins(), out);
        if (!save.sha256().isEmpty()) {
            PrettyJson.texts("sha256", save.sha256(), out);
        }
        out.writeStringProperty("title", save.title());
        out.writeStringProperty("saved", save.saved());
        out.writeStringProperty("scenario", save.scenario());
        PrettyJson.texts("options", save.options(), out);
        PrettyJson.texts("variants", save.variants(), out);
        save.overlay().ifPresent(overlay -> {
            out.writeObjectPropertyStart("overlay");
            out.writeStringProperty("name", overlay.name());
            out.writeStringProperty("patch", overlay.patch());
            out.writeEndObject();
        });
        out.writeArrayPropertyStart("seats");
        for (SavedSeat seat : save.seats()) {
            out.writeStartObject();
            out.writeStringProperty("id", seat.id());
            out.writeStringProperty(seat.bot() ? "bot" : "person", seat.holder());
            out.writeEndObject();
        }
        out.writeEndArray();
        if (save.seed().isChosen()) {
            out.writeNumberProperty("seed", save.seed().number());
        } else {
            out.writeStringProperty("seed", save.seed().text());
        }
        out.writeBooleanProperty("casual", save.casual());
        PrettyJson.texts("moves", save.moves().stream().map(SavedMove::toString).toList(), out);
        out.writeObjectPropertyStart("digests");
        save.digests().forEach((move, digest) -> out.writeStringProperty(String.valueOf(move), digest));
        out.writeEndObject();
        save.result().ifPresent(result -> {
            out.writeObjectPropertyStart("result");
            out.writeStringProperty("ending", result.ending());
            PrettyJson.texts("winners", result.winners(), out);
            out.writeEndObject();
        });
        if (save.edited()) {
            out.writeBooleanProperty("edited", true);
        }
    }
}
