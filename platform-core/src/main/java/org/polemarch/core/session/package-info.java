/**
 * A table at which a game is played: who holds the seats, what was played, undo, branches, saves. A
 * {@link org.polemarch.core.session.Session} belongs to one thread; bots may think on others, and a disk may be slow.
 */
package org.polemarch.core.session;
