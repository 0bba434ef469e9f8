package org.polemarch.core.plugins;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.security.CodeSigner;
import java.util.Enumeration;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Pattern;

/**
 * The keys a jar was signed with by the JDK's {@code jarsigner}, each as the SHA-256 of the public key. The owner of a
 * key doesn't matter; it only shows that two jars have the same author.
 */
final class SignerKeys {

    private static final Pattern SIGNATURE =
            Pattern.compile("META-INF/(MANIFEST\\.MF|SIG-[^/]*|[^/]*\\.(SF|DSA|RSA|EC))");

    private SignerKeys() {}

    /** The keys that signed everything in the jar; none if it is not signed. A {@link PluginFault} says that a signature is wrong. */
    static SortedSet<String> of(Path jar) {
        try (JarFile archive = new JarFile(jar.toFile(), true)) {
            SortedSet<String> keys = null;
            Enumeration<JarEntry> entries = archive.entries();
            while (entries.hasMoreElements()) {
                JarEntry entry = entries.nextElement();
                if (!entry.isDirectory()
                        && !SIGNATURE
                                .matcher(entry.getName().toUpperCase(Locale.ROOT))
                                .matches()) {
                    SortedSet<String> signed = signed(entry, archive);
                    if (keys == null) {
                        keys = signed;
                    } else {
                        keys.retainAll(signed);
                    }
                }
            }
            return keys == null ? new TreeSet<>() : keys;
        } catch (SecurityException e) {
            throw new PluginFault(jar + " was changed after its author signed it: " + e.getMessage(), e);
        } catch (IOException | IllegalArgumentException e) {
            throw new PluginFault(jar + " is no readable jar: " + e.getMessage(), e);
        }
    }

    /** The JDK checks an entry while it is read, and knows its signers afterwards. */
    private static SortedSet<String> signed(JarEntry entry, JarFile archive) throws IOException {
        try (InputStream in = archive.getInputStream(entry)) {
            in.transferTo(OutputStream.nullOutputStream());
        }
        SortedSet<String> keys = new TreeSet<>();
        CodeSigner[] signers = entry.getCodeSigners();
        if (signers != null) {
            for (CodeSigner signer : signers) {
                keys.add(Sha256.of(signer.getSignerCertPath()
                        .getCertificates()
                        .get(0)
                        .getPublicKey()
                        .getEncoded()));
            }
        }
        return keys;
    }
}
