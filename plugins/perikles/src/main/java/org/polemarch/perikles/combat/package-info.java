/**
 * How strong the sides of a battle are and what they must throw. Rules fight by it, views show it, and bots weigh by it, so that
 * a variant that changes it changes all three.
 */
package org.polemarch.perikles.combat;
