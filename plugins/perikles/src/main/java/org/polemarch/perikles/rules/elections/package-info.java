/** 4.4 Electing the leaders of the cities. */
package org.polemarch.perikles.rules.elections;
