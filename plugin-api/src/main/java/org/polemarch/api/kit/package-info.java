/**
 * What states are made of: {@link org.polemarch.api.kit.Deck} copies itself in one array and refuses what is impossible,
 * {@link org.polemarch.api.kit.IndexSet} is a set of numbers that copies share, and {@link org.polemarch.api.kit.Id} names constants
 * as the data does.
 */
package org.polemarch.api.kit;
