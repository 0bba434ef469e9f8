/**
 * The engine. {@link org.polemarch.core.engine.Game} is all of it: pop a frame and run its rule until a rule asks; take
 * one of the answers it listed; continue. It knows nothing of sessions, saves or windows.
 */
package org.polemarch.core.engine;
