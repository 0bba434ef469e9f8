package org.polemarch.launcher.cli;

import java.lang.reflect.Constructor;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;

/** Gives a command the program it works on, if it asks for it. */
record ProgramFactory(Program program) implements IFactory {

    @Override
    public <K> K create(Class<K> type) throws Exception {
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            if (constructor.getParameterCount() == 1 && constructor.getParameterTypes()[0] == Program.class) {
                return type.cast(constructor.newInstance(program));
            }
        }
        return CommandLine.defaultFactory().create(type);
    }
}
