/** The atlas: the rules of all games laid side by side, concept by concept. */
package org.polemarch.launcher.atlas;
