package org.polemarch.core.compare;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.SortedMap;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.plugins.PluginStatus;

/** The hashes of the plugins that have a part in a game: other rules give other results, whatever their version says. */
final class PluginHashes {

    private PluginHashes() {}

    static void of(What what, Shelf shelf, SortedMap<String, String> hashes) throws IOException {
        InstalledGame game = shelf.game(what.game());
        add(game.from(), hashes);
        for (String variant : what.variants()) {
            add(game.variant(variant).from(), hashes);
        }
    }

    private static void add(PluginStatus plugin, SortedMap<String, String> hashes) throws IOException {
        if (hashes.containsKey(plugin.id())) {
            return;
        }
        try (InputStream in = Files.newInputStream(plugin.file())) {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            byte[] buffer = new byte[1 << 16];
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                digest.update(buffer, 0, read);
            }
            hashes.put(plugin.id(), HexFormat.of().formatHex(digest.digest()));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
