/** The endurance run: many games, broken files and kills, by {@code mvn -Psoak -DskipTests verify}. */
package org.polemarch.launcher.soak;
