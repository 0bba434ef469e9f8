/**
 * The figures of a game as strict JSON, each with its source, and the patches a player applies. A fault in them names
 * the file, the record and the field.
 */
package org.polemarch.api.data;
