package org.polemarch.core.plugins;

import java.nio.file.Path;
import java.util.List;
import org.pf4j.AbstractPluginManager;
import org.pf4j.DefaultExtensionFactory;
import org.pf4j.DefaultVersionManager;
import org.pf4j.ExtensionFactory;
import org.pf4j.ExtensionFinder;
import org.pf4j.IndexedExtensionFinder;
import org.pf4j.JarPluginLoader;
import org.pf4j.JarPluginRepository;
import org.pf4j.ManifestPluginDescriptorFinder;
import org.pf4j.Plugin;
import org.pf4j.PluginClassLoader;
import org.pf4j.PluginDescriptor;
import org.pf4j.PluginDescriptorFinder;
import org.pf4j.PluginFactory;
import org.pf4j.PluginLoader;
import org.pf4j.PluginRepository;
import org.pf4j.PluginRuntimeException;
import org.pf4j.PluginStatusProvider;
import org.pf4j.PluginWrapper;
import org.pf4j.RuntimeMode;
import org.pf4j.VersionManager;

/**
 * PF4J with jars only: no folders, no zips, no development mode, nothing is discovered. Every jar is handed to it by
 * the host after the host has looked at it.
 *
 * <p>PF4J calls the {@code create} methods from its constructor, so they must not touch a field of this class.
 */
final class JarManager extends AbstractPluginManager {

    JarManager(ApiVersion api) {
        super(List.of());
        setSystemVersion(api.version().replaceFirst("[-+].*", ""));
    }

    @Override
    public RuntimeMode getRuntimeMode() {
        return RuntimeMode.DEPLOYMENT;
    }

    @Override
    protected List<Path> createPluginsRoot() {
        return List.of();
    }

    @Override
    protected PluginRepository createPluginRepository() {
        return new JarPluginRepository(List.of());
    }

    @Override
    protected PluginDescriptorFinder createPluginDescriptorFinder() {
        return new ManifestPluginDescriptorFinder();
    }

    @Override
    protected ExtensionFinder createExtensionFinder() {
        return new IndexedExtensionFinder(this);
    }

    @Override
    protected ExtensionFactory createExtensionFactory() {
        return new DefaultExtensionFactory();
    }

    @Override
    protected PluginFactory createPluginFactory() {
        return JarManager::pluginOf;
    }

    /** PF4J's own factory logs a failing constructor and returns null; here the cause comes through. */
    private static Plugin pluginOf(PluginWrapper wrapper) {
        String name = wrapper.getDescriptor().getPluginClass();
        try {
            return wrapper.getPluginClassLoader()
                    .loadClass(name)
                    .asSubclass(Plugin.class)
                    .getDeclaredConstructor()
                    .newInstance();
        } catch (ReflectiveOperationException | ClassCastException e) {
            throw new PluginRuntimeException(e, "Plugin-Class {} cannot be used", name);
        }
    }

    @Override
    protected PluginStatusProvider createPluginStatusProvider() {
        return new PluginStatusProvider() {
            @Override
            public boolean isPluginDisabled(String pluginId) {
                return false;
            }

            @Override
            public void disablePlugin(String pluginId) {
                throw new UnsupportedOperationException("a plugin is removed, not disabled");
            }

            @Override
            public void enablePlugin(String pluginId) {
                throw new UnsupportedOperationException("a plugin is always enabled");
            }
        };
    }

    @Override
    protected PluginLoader createPluginLoader() {
        return new JarPluginLoader(this) {
            @Override
            protected PluginClassLoader createPluginClassLoader(Path pluginPath, PluginDescriptor descriptor) {
                return new HostFirst(JarManager.this, descriptor);
            }
        };
    }

    @Override
    protected VersionManager createVersionManager() {
        return new DefaultVersionManager();
    }
}
