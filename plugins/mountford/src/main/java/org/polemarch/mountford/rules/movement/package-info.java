/** Chapter 3: routes, unfamiliar country, storms and interception. */
package org.polemarch.mountford.rules.movement;
