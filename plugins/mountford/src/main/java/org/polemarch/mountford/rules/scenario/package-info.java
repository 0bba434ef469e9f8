/** The helots (9.3.5), and the tiles that they or the plague cost (9.7.6). */
package org.polemarch.mountford.rules.scenario;
