package org.polemarch.launcher.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ExitGuardTest {

    private static StackTraceElement at(String type, String method) {
        return new StackTraceElement(type, method, null, 12);
    }

    private static final StackTraceElement SHUTDOWN = at("java.lang.Shutdown", "exit");
    private static final StackTraceElement RUNTIME = at("java.lang.Runtime", "exit");
    private static final StackTraceElement SYSTEM = at("java.lang.System", "exit");

    @Test
    void aPluginIsNamedWithTheLine() {
        StackTraceElement rule = at("org.example.LaySiege", "legal");
        assertThat(ExitGuard.culprit(List.of(
                        new StackTraceElement[] {at("java.lang.Object", "wait")},
                        new StackTraceElement[] {SHUTDOWN, RUNTIME, SYSTEM, rule})))
                .contains(rule);
        assertThat(ExitGuard.line(rule))
                .isEqualTo(
                        "a plugin ended the program: org.example.LaySiege.legal (line 12) calls System.exit; find out"
                                + " which: polemarch plugins doctor");
    }

    @Test
    void theProgramItselfMayEnd() {
        StackTraceElement main = at("org.polemarch.launcher.Main", "main");
        assertThat(ExitGuard.culprit(
                        List.<StackTraceElement[]>of(new StackTraceElement[] {SHUTDOWN, RUNTIME, SYSTEM, main})))
                .isEmpty();
    }

    @Test
    void anInterruptFromOutsideIsNobodysFault() {
        StackTraceElement signal = at("java.lang.Terminator$1", "handle");
        assertThat(ExitGuard.culprit(List.<StackTraceElement[]>of(new StackTraceElement[] {SHUTDOWN, signal})))
                .isEmpty();
    }
}
