package org.polemarch.core.plugins;

import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import javax.net.ssl.SSLException;
import org.polemarch.api.data.JsonWords;
import org.polemarch.core.wiring.DidYouMean;
import org.polemarch.core.wiring.OneLine;
import org.polemarch.core.words.CoreWords;
import org.polemarch.core.words.Failures;
import tools.jackson.core.JacksonException;
import tools.jackson.core.json.JsonFactory;

/**
 * A signed list of plugins that somebody maintains, from which they can be installed by name. It is optional. It is a
 * JSON file, at an https address or on disk, with its Ed25519 signature in base64 beside it:
 *
 * <pre>{@code
 * {"format": 1, "plugins": [
 *   {"id": "loud", "version": "1.0.0", "file": "loud-1.0.0.jar", "sha256": "…", "summary": "No small numbers."}]}
 * }</pre>
 *
 * <p>The signature covers the list, and the list contains the SHA-256 of every file, so what arrives is what the
 * publisher intended.
 */
public final class Catalogue {

    /**
     * A plugin in the list.
     *
     * @param file its address, or where it lies beside the list
     */
    public record Entry(String id, String version, String file, String sha256, Optional<String> summary) {}

    private record Document(int format, List<Entry> plugins) {}

    private static final int FORMAT = 1;
    private static final int LARGEST_LIST = 4 << 20;
    private static final int LARGEST_FILE = 64 << 20;
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final URI address;
    private final List<Entry> entries;

    private Catalogue(URI address, List<Entry> entries) {
        this.address = address;
        this.entries = List.copyOf(entries);
    }

    /**
     * Reads a list and checks its signature, which lies beside it under the same name with {@code .sig}.
     *
     * @param where an https address or a path
     * @param key the keeper's public key: X.509 in base64, as {@code openssl pkey -pubout} writes it between its lines
     */
    public static Catalogue read(String where, String key) {
        URI address = address(where).orElseThrow(() -> new PluginFault(CoreWords.of("catalogue.no-list", where)));
        byte[] list = fetched(address, LARGEST_LIST);
        byte[] signature = fetched(URI.create(address + ".sig"), LARGEST_LIST);
        requireSigned(list, signature, key, where);
        try {
            Document document = JsonWords.strict(new JsonFactory()).build().readValue(list, Document.class);
            if (document == null || document.format() != FORMAT || !isWhole(document.plugins())) {
                throw new PluginFault(CoreWords.of("catalogue.format", where, FORMAT));
            }
            return new Catalogue(address, document.plugins());
        } catch (JacksonException e) {
            throw new PluginFault(CoreWords.of("catalogue.damaged", where, JsonWords.of(e, list)), e);
        }
    }

    /** Where a list is, if that is a place to fetch it from: an https address, or a file. */
    private static Optional<URI> address(String where) {
        try {
            return where.matches("[A-Za-z][A-Za-z0-9+.-]+://.*")
                    ? Optional.of(URI.create(where)).filter(Catalogue::canBeFetched)
                    : Optional.of(Path.of(where).toAbsolutePath().toUri());
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static boolean canBeFetched(URI address) {
        return "https".equals(address.getScheme()) ? address.getHost() != null : isFile(address);
    }

    private static boolean isFile(URI address) {
        try {
            return "file".equals(address.getScheme()) && Path.of(address).getFileName() != null;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** A list of plugins in which nothing is missing. */
    private static boolean isWhole(List<Entry> plugins) {
        return plugins != null
                && plugins.stream()
                        .allMatch(each -> each != null
                                && each.id() != null
                                && each.version() != null
                                && each.file() != null
                                && each.sha256() != null);
    }

    private static void requireSigned(byte[] list, byte[] signature, String key, String where) {
        boolean good;
        try {
            PublicKey keeper = KeyFactory.getInstance("Ed25519")
                    .generatePublic(
                            new X509EncodedKeySpec(Base64.getMimeDecoder().decode(key)));
            Signature check = Signature.getInstance("Ed25519");
            check.initVerify(keeper);
            check.update(list);
            good = check.verify(
                    Base64.getMimeDecoder().decode(new String(signature, StandardCharsets.US_ASCII).strip()));
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            throw new PluginFault(CoreWords.of("catalogue.key", where), e);
        }
        if (!good) {
            throw new PluginFault(CoreWords.of("catalogue.unsigned", where));
        }
    }

    public List<Entry> entries() {
        return entries;
    }

    /** Fetches the newest listed version of a plugin into a folder; its bytes are those the list means. */
    public Path fetch(String id, Path folder) {
        Entry entry = entries.stream()
                .filter(each -> each.id().equals(id))
                .reduce((one, other) -> isNewer(other.version(), one.version()) ? other : one)
                .orElseThrow(() -> new PluginFault(DidYouMean.line(
                        CoreWords.of("unknown.listed"),
                        id,
                        entries.stream().map(Entry::id).distinct().toList())));
        URI file = beside(entry)
                .orElseThrow(() -> new PluginFault(CoreWords.of("catalogue.no-address", entry.file(), id)));
        byte[] bytes = fetched(file, LARGEST_FILE);
        if (!Sha256.of(bytes).equalsIgnoreCase(entry.sha256())) {
            throw new PluginFault(CoreWords.of("catalogue.other-file", file));
        }
        try {
            String name = Path.of(file.getPath()).getFileName().toString();
            return Files.write(folder.resolve(name), bytes);
        } catch (IOException e) {
            throw new PluginFault(CoreWords.of("catalogue.unkept", id, folder, OneLine.of(e)), e);
        }
    }

    /** What is no version is older than any. */
    private static boolean isNewer(String version, String than) {
        return ApiVersion.isVersion(version)
                && (!ApiVersion.isVersion(than) || ApiVersion.satisfies(version, ">=" + than));
    }

    /** Where the file of an entry is; only a list on this machine names others on it. */
    private Optional<URI> beside(Entry entry) {
        try {
            return Optional.of(address.resolve(entry.file()))
                    .filter(Catalogue::canBeFetched)
                    .filter(file -> isFile(address) || !isFile(file));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static byte[] fetched(URI from, int largest) {
        try (InputStream in = opened(from)) {
            byte[] bytes = in.readNBytes(largest + 1);
            if (bytes.length > largest) {
                throw new PluginFault(CoreWords.of("catalogue.too-large", from, largest));
            }
            return bytes;
        } catch (IOException e) {
            throw new PluginFault(CoreWords.of("catalogue.unread", from, why(e)), e);
        }
    }

    /** The network's exceptions say the name of a host, or nothing. */
    private static String why(IOException failure) {
        if (failure instanceof UnknownHostException || failure instanceof NoRouteToHostException) {
            return CoreWords.of("catalogue.no-server");
        }
        if (failure instanceof HttpTimeoutException) {
            return CoreWords.of("catalogue.late");
        }
        if (failure instanceof ConnectException) {
            return CoreWords.of(
                    failure.getCause() instanceof ConnectException inner
                                    && inner.getCause() instanceof UnresolvedAddressException
                            ? "catalogue.no-server"
                            : "catalogue.silent");
        }
        if (failure instanceof SSLException) {
            return CoreWords.of("catalogue.untrusted");
        }
        if (failure instanceof NoSuchFileException) {
            return CoreWords.of("catalogue.no-file");
        }
        return failure.getMessage() == null ? CoreWords.of("catalogue.failed") : Failures.said(failure);
    }

    private static InputStream opened(URI from) throws IOException {
        if (from.getScheme().equals("file")) {
            return Files.newInputStream(Path.of(from));
        }
        HttpClient client = HttpClient.newBuilder()
                .connectTimeout(PATIENCE)
                .followRedirects(HttpClient.Redirect.NORMAL)
                .build();
        try {
            HttpResponse<InputStream> answer = client.send(
                    HttpRequest.newBuilder(from).timeout(PATIENCE).build(), HttpResponse.BodyHandlers.ofInputStream());
            if (answer.statusCode() != 200) {
                throw new IOException(CoreWords.of("catalogue.status", answer.statusCode()));
            }
            return answer.body();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(CoreWords.of("catalogue.interrupted"), e);
        }
    }
}
