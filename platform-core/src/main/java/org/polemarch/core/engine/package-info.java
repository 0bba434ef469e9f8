/**
 * The engine. {@link org.polemarch.core.engine.Game} is all of it: pop a frame, run its rule, until a rule asks; take one of
 * the answers it listed; go on. It knows no session, no save and no window.
 */
package org.polemarch.core.engine;
