package org.polemarch.launcher.window.board;

/** Finds out who threw an exception: a plugin, or the program itself. */
public final class Culprit {

    private Culprit() {}

    /** Whether code that does not belong to the program had a part in it. */
    public static boolean isPlugin(Throwable failure) {
        for (Throwable each = failure; each != null; each = each.getCause()) {
            for (StackTraceElement at : each.getStackTrace()) {
                if (!isOurs(at.getClassName())) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isOurs(String className) {
        try {
            Class.forName(className, false, Culprit.class.getClassLoader());
            return true;
        } catch (ClassNotFoundException | LinkageError e) {
            return className.contains("$$") || className.contains("/0x"); // made at run time, such as a lambda
        }
    }
}
