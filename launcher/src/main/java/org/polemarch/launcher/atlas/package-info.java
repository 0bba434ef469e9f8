/** The atlas: the rules of all games side by side, concept by concept. */
package org.polemarch.launcher.atlas;
