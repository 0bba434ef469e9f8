/**
 * One game by two sets of rules: where they first differ, which answers of a played game other rules forbid, force or
 * make end otherwise, and two tables that one player plays at once.
 */
package org.polemarch.core.twin;
