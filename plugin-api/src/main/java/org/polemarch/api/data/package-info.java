/**
 * The figures of a game as strict JSON, each with its source, and what a player lays over them. A fault in them names file,
 * record and field.
 */
package org.polemarch.api.data;
