/**
 * What states are made of: {@link org.polemarch.api.kit.Deck}, {@link org.polemarch.api.kit.Pool} and
 * {@link org.polemarch.api.kit.Track} copy themselves in one array or less and refuse what is impossible;
 * {@link org.polemarch.api.kit.SpaceMap} is the board they stand on, which never changes and is shared.
 */
package org.polemarch.api.kit;
