/** Who holds a space (1.1.2), and how Argos and Syracuse enter the war and leave it (9.3.2, 9.3.4). */
package org.polemarch.mountford.rules.control;
